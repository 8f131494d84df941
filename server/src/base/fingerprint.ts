import { hash } from 'node:crypto';

/** Hashing so many bytes takes less than a millisecond; more is hashed beside the thread that serves. */
const small = 1_000_000;

/** Two files with the same SHA-256 are the same file. */
export async function fingerprintOf(bytes: Uint8Array): Promise<string> {
  if (bytes.length <= small) return hash('sha256', bytes, 'hex');
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
