import { createHmac, hkdfSync } from 'node:crypto';

/** The same for the same parts wherever the secret is the same, and of use to nobody who lacks it. */
export type KeyedDigest = (...parts: string[]) => string;

/** Digests for one use of a secret: what is made for another use never equals them. */
export function createKeyedDigest(secret: string, use: string): KeyedDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, 'redmark', use, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
