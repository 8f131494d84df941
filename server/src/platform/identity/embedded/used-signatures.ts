import { freshMilliseconds, type SignedCall } from '../../signature-v4.ts';
import { IdentityError } from './identity-error.ts';
import type { Pool } from './pool.ts';

/** A signature is good for one call: what was overheard cannot be played again while it is fresh. */
export async function useSignature({ db, now, secrets }: Pool, { headers }: SignedCall) {
  const digest = secrets.digest('signature', String(headers.authorization ?? ''));
  // A caller's clock may be ahead of ours for as long as behind it.
  const until = new Date(now().getTime() + 2 * freshMilliseconds);
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
