import { randomInt } from 'node:crypto';
import { equal } from '../crypto/secrets.ts';
import { after, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { codeExpired, codeMismatch, limitExceeded } from '../protocol/identity-error.ts';

type CodePurpose = 'sign-up' | 'reset' | 'email';

const { hour, day } = millisecondsIn;
const validFor = { 'sign-up': day, reset: hour, email: day };
const guesses = 15;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Creates a code for one purpose, to be mailed to one address. A newer one replaces the older. */
export async function createCode({ db, now, secrets }: Pool, sub: string, purpose: CodePurpose, sentTo: string) {
  const code = newCode();
  const row = {
    digest: secrets.digest('code', purpose, sub, code),
    sent_to: sentTo,
    attempts: 0,
    expires_at: after(now(), validFor[purpose]),
  };
  await db
    .insertInto('identity_code')
    .values({ sub, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Consumes a code and returns the address it was sent to. A guess is counted before it is compared; a right code works
 * once.
 */
export async function useCode(pool: Pool, sub: string, purpose: CodePurpose, code: string): Promise<string> {
  const { db, now, secrets } = pool;
  const mine = db
    .updateTable('identity_code')
    .set((of) => ({ attempts: of('attempts', '+', 1) }))
    .where('sub', '=', sub)
    .where('purpose', '=', purpose);
  const kept = await mine.where('attempts', '<', guesses).returningAll().executeTakeFirst();
  if (!kept) {
    const there = await db
      .selectFrom('identity_code')
      .select('sub')
      .where('sub', '=', sub)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    throw there ? limitExceeded() : codeExpired();
  }
  if (kept.expires_at <= now()) throw codeExpired();
  if (!equal(kept.digest, secrets.digest('code', purpose, sub, code))) throw codeMismatch();
  const { numDeletedRows } = await db
    .deleteFrom('identity_code')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('digest', '=', kept.digest)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw codeExpired();
  return kept.sent_to;
}

export async function dropCodes({ db }: Pool, sub: string) {
  await db.deleteFrom('identity_code').where('sub', '=', sub).execute();
}
