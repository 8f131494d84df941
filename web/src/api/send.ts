import { type CallOf, type Endpoint, ownRefusals } from '@redmark/contract';
import { takeEarlyAnswer } from './early-answer.ts';
import { Refused, refusalIn } from './refused.ts';
import { currentSigner } from './signer.ts';

export const base = '/api';

export type Given<E extends Endpoint> = (E extends { params: object }
  ? Pick<CallOf<E>, 'params'>
  : { params?: never }) &
  (E extends { query: object } ? Partial<Pick<CallOf<E>, 'query'>> : { query?: never }) &
  (E extends { body: object } ? Pick<CallOf<E>, 'body'> : { body?: never });

/** `fresh` asks for a new token before the call is made. */
export type SendOptions = { signal?: AbortSignal | undefined; fresh?: boolean };

/** Sends any call of the contract. Throws a `Refused` when the server refuses or cannot be reached. */
export async function send<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options: SendOptions = {},
): Promise<Response> {
  const response = await (endpoint.auth === 'bearer' || endpoint.auth === 'console'
    ? sendSigned(endpoint, given, options)
    : request(endpoint, given, options));
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** A token may have been revoked early: a new one is tried once, and then the session is over. */
async function sendSigned<E extends Endpoint>(endpoint: E, given: Given<E>, options: SendOptions): Promise<Response> {
  const token = await tokenFor(options.fresh ?? false);
  const response = token ? await request(endpoint, given, options, token) : undefined;
  if (response && response.status !== 401) return response;
  const next = response ? await tokenFor(true) : undefined;
  const again = next ? await request(endpoint, given, options, next) : undefined;
  if (again && again.status !== 401) return again;
  currentSigner().onEnded();
  throw new Refused('signed_out', ownRefusals.signed_out.message, 401);
}

async function tokenFor(fresh: boolean): Promise<string | undefined> {
  try {
    return await currentSigner().accessToken({ fresh });
  } catch {
    throw offline();
  }
}

async function request<E extends Endpoint>({ method, path }: E, given: Given<E>, options: SendOptions, token?: string) {
  const { signal } = options;
  const url = urlOf(path, given.params) + queryIn(given.query);
  const early = method === 'GET' ? takeEarlyAnswer(url, token) : undefined;
  const asked = () =>
    fetch(url, {
      method,
      headers: {
        ...(given.body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(given.body ? { body: JSON.stringify(given.body) } : {}),
      ...(signal ? { signal } : {}),
    });
  return await (early ?? asked()).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw offline();
  });
}

const offline = () => new Refused('offline', 'We could not reach the server. Check your connection and try again.');

/** The address of a path like `/resume/:id` with its parameters filled in, under the API base. */
export function urlOf(path: string, params: Record<string, unknown> = {}): string {
  return base + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryIn(query: object | undefined): string {
  if (query === undefined) return '';
  return `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

async function refusalOf(response: Response): Promise<Refused> {
  const { status } = response;
  const refusal = refusalIn(await response.json().catch(() => undefined), status);
  return refusal ?? new Refused('our_fault', ownRefusals.our_fault.message, status);
}
