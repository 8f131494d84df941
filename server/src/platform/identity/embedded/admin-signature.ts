import { createHash, createHmac } from 'node:crypto';
import { IdentityError } from './identity-error.ts';
import type { AdminKey } from './pool.ts';
import { equal } from './secrets.ts';

/** A call as it came, as far as its signature covers it. */
export type SignedCall = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

const freshMilliseconds = 5 * 60_000;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const header = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const mustSign = ['host', 'x-amz-date', 'x-amz-target'];

/** Refuses a call that the operator's key did not sign, in the provider's words (Signature Version 4). */
export function requireAdmin(key: AdminKey | undefined, call: SignedCall, now: Date) {
  const value = (name: string) =>
    String(call.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  if (value('authorization') === '')
    throw new IdentityError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const [, id, scope = '', signed = '', signature = ''] = header.exec(value('authorization')) ?? [];
  if (!key || id !== key.id)
    throw new IdentityError('UnrecognizedClientException', 'The security token included in the request is invalid.');

  const names = signed.split(';');
  const date = value('x-amz-date');
  const [day = '', region = '', service = '', terminator = ''] = scope.split('/');
  const canonical = [
    call.method,
    call.path,
    '',
    ...names.map((name) => `${name}:${value(name)}`),
    '',
    signed,
    hash(call.body),
  ].join('\n');
  const signingKey = [region, service, terminator].reduce(hmac, hmac(`AWS4${key.secret}`, day));
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const isSigned = equal(hmac(signingKey, text).toString('hex'), signature);
  const isFresh = Math.abs(momentOf(date) - now.getTime()) <= freshMilliseconds && date.startsWith(day);
  if (!isSigned || !isFresh || !mustSign.every((name) => names.includes(name)))
    throw new IdentityError('InvalidSignatureException', 'The request signature does not match or is too old.');
}

/** `20261121T120000Z`; not a number when it is no such moment, and then nothing is fresh. */
function momentOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
