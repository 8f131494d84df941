import type { Endpoint, RefusalCode } from '@redmark/contract';
import { type EndpointName, namedEndpoints } from './endpoint-names.ts';
import { operations } from './operations.ts';

const ofEveryCall: RefusalCode[] = ['bad_request', 'too_many_requests', 'our_fault', 'unavailable', 'maintenance'];
const ofAuth: Record<Endpoint['auth'], RefusalCode[]> = {
  none: [],
  bearer: ['signed_out', 'consent_missing'],
  operator: ['operator_only'],
  console: ['signed_out', 'consent_missing', 'operator_only', 'two_steps_missing'],
};

/** Every refusal that an endpoint can answer with. */
export function refusalsOf(name: EndpointName, { auth, body }: Endpoint): RefusalCode[] {
  const own = operations[name].refuses;
  const ofKeys: RefusalCode[] = auth === 'bearer' ? ['key_may_not'] : [];
  return [
    ...new Set([...own, ...ofAuth[auth], ...ofKeys, ...(body ? (['upload_too_large'] as const) : []), ...ofEveryCall]),
  ];
}

const described = new Map(namedEndpoints.map(([name, endpoint]) => [endpoint, new Set(refusalsOf(name, endpoint))]));

/** An answer that the description of the API does not name: clients made from it would not expect it. */
export class UndescribedRefusal extends Error {
  override readonly name = 'UndescribedRefusal';
}

/** An error for the log when an endpoint answers with a refusal that its description does not name. */
export function undescribed(endpoint: Endpoint | undefined, code: RefusalCode): UndescribedRefusal | undefined {
  const known = endpoint && described.get(endpoint);
  if (endpoint === undefined || known === undefined || known.has(code)) return undefined;
  return new UndescribedRefusal(`${endpoint.method} ${endpoint.path} answers ${code}, which is not described.`);
}
