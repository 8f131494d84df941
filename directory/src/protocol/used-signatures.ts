import { freshMilliseconds, type SignedCall } from '../crypto/signature-v4.ts';
import { after } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/** Accepts each signature once: an intercepted one cannot be replayed while it is fresh. */
export async function useSignature({ db, now, secrets }: Pool, { headers }: SignedCall) {
  const digest = secrets.digest('signature', String(headers.authorization ?? ''));
  // A caller's clock may be ahead of ours by as much as it may be behind.
  const until = after(now(), 2 * freshMilliseconds);
  const used = await db
    .insertInto('identity_signature')
    .values({ digest, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  if (!used) throw new IdentityError('InvalidSignatureException', 'This signature has been used before.');
}

export async function sweepSignatures({ db, now }: Pool) {
  await db.deleteFrom('identity_signature').where('until', '<', now()).execute();
}
