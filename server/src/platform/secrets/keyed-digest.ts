import { createHmac, hkdfSync } from 'node:crypto';

/** Deterministic for the same parts and secret, and useless without the secret. */
export type KeyedDigest = (...parts: string[]) => string;

/** Digests for one purpose: those for another purpose never equal them. */
export function createKeyedDigest(secret: string, use: string): KeyedDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, 'redmark', use, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
