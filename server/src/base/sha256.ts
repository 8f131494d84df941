import { hash } from 'node:crypto';

/** Hashing so many bytes takes less than a millisecond; more is hashed beside the thread that serves. */
const small = 1_000_000;

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  if (bytes.length <= small) return hash('sha256', bytes, 'hex');
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
