import { createHash } from 'node:crypto';
import { N } from '../crypto/modular-power.ts';
import type { Verifier } from '../crypto/srp.ts';
import type { Pool } from '../pool.ts';
import { normalised } from '../users/users.ts';

/**
 * A user who does not exist but looks as if they did: the same name always gets the same id and the same salt, and no
 * password ever fits. So a sign-in reveals nothing about who has an account.
 */
export function ghostOf({ secrets }: Pool, name: string): { sub: string; verifier: Verifier } {
  const bytes = (use: string) =>
    createHash('sha512')
      .update(secrets.digest('ghost', use, normalised(name)))
      .digest();
  const id = bytes('id');
  id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  const hex = id.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  const wide = Array.from({ length: 6 }, (_, part) => bytes(`verifier ${part}`).toString('hex')).join('');
  return {
    sub: parts.join('-'),
    verifier: {
      salt: bytes('salt').subarray(0, 16).toString('hex'),
      verifier: ((BigInt(`0x${wide}`) % (N - 4n)) + 2n).toString(16),
    },
  };
}
