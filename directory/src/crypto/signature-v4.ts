import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a received request that its signature covers. */
export type SignedCall = {
  method: string;
  /** As received, with the query string. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string | Uint8Array;
};

export type AccessKey = { id: string; secret: string };

/** What is wrong with a signature, in the order of the checks. */
type SignatureFlaw = 'missing' | 'unreadable' | 'unknown_key' | 'other_service' | 'incomplete' | 'stale' | 'wrong';

type Expected = {
  key: AccessKey | undefined;
  /** Headers that must be among the signed ones. */
  mustSign: string[];
  /** The service and region the key must be scoped to, where only one is allowed. */
  service?: string;
  region?: string;
};

export const freshMilliseconds = 5 * 60_000;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** The id of the key a request claims to be signed with; cheap to check before the body has been read. */
export function claimedKeyOf(headers: SignedCall['headers']): string | undefined {
  return authorization.exec(headerIn(headers, 'authorization'))?.[1];
}

/** Checks that a request was signed recently with this key (AWS Signature Version 4); undefined when it was. */
export function signatureFlaw(call: SignedCall, expected: Expected, now: Date): SignatureFlaw | undefined {
  const { key, mustSign, service, region } = expected;
  const value = (name: string) => headerIn(call.headers, name);
  if (value('authorization') === '') return 'missing';
  const [, id, scope = '', signed = '', signature = ''] = authorization.exec(value('authorization')) ?? [];
  if (id === undefined) return 'unreadable';
  if (!key || !equal(id, key.id)) return 'unknown_key';
  const [day = '', inRegion = '', forService = '', terminator = ''] = scope.split('/');
  if ((service ?? forService) !== forService || (region ?? inRegion) !== inRegion) return 'other_service';
  const names = signed.split(';');
  if (!mustSign.every((name) => names.includes(name))) return 'incomplete';

  const date = value('x-amz-date');
  const isFresh = Math.abs(momentOf(date) - now.getTime()) <= freshMilliseconds && date.startsWith(day);
  if (!isFresh) return 'stale';
  const [path = '', query = ''] = call.path.split('?');
  const canonical = [
    call.method,
    path.split('/').map(encoded).join('/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${value(name)}`),
    '',
    signed,
    hash(call.body),
  ].join('\n');
  const signingKey = [inRegion, forService, terminator].reduce(hmac, hmac(`AWS4${key.secret}`, day));
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  return equal(hmac(signingKey, text).toString('hex'), signature) ? undefined : 'wrong';
}

function headerIn(headers: SignedCall['headers'], name: string): string {
  return String(headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');
}

/** Sorted by name, then by value, each percent-encoded as the standard asks. */
function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [encoded(decoded(name)), encoded(decoded(value.join('=')))] as const;
    })
    .toSorted(([a, x], [b, y]) => (a === b ? compared(x, y) : compared(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Text that cannot be decoded is kept as it is: its signature will not match, and the call is refused. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `20261121T120000Z` in milliseconds; NaN for anything else, which is never fresh. */
function momentOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Compares in constant time. */
function equal(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));
}
