import { type CallOf, type Endpoint, type ReplyOf, refusals } from '@redmark/contract';
import { Refused } from './refused.ts';

export const base = '/api';

type Given<E extends Endpoint> = (E extends { params: object } ? Pick<CallOf<E>, 'params'> : { params?: never }) &
  (E extends { body: object } ? Pick<CallOf<E>, 'body'> : { body?: never });

/** Makes any call of the contract. Whatever goes wrong arrives as one `Refused` with a sentence to show. */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const response = await fetch(urlOf(endpoint.path, given.params), {
    method: endpoint.method,
    ...(given.body ? { body: JSON.stringify(given.body), headers: { 'content-type': 'application/json' } } : {}),
    ...(signal ? { signal } : {}),
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new Refused('offline', 'We could not reach the server. Check your connection and try again.');
  });
  if (!response.ok) throw await refusalOf(response);
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw new Refused('our_fault', refusals.our_fault.message);
  return reply.data as ReplyOf<E>;
}

/** `/resume/:id` with its parameters in place, under the API base. */
export function urlOf(path: string, params: Record<string, unknown> = {}): string {
  return base + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

async function refusalOf(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  const known = typeof body.code === 'string' && typeof body.message === 'string';
  return known
    ? new Refused(body.code as string, body.message as string, response.status)
    : new Refused('our_fault', refusals.our_fault.message, response.status);
}
