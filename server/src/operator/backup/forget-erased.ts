import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { changeRecruiting } from '../../features/account/account-records.ts';
import type { Resumes } from '../../features/resumes/resumes.ts';
import { dropHoldsForOthers } from '../../features/reviews/paid-reviews.ts';

type Forgotten = { resumes: number; accounts: number };

const digestOf = (what: string, column: string) =>
  sql<string>`encode(sha256(convert_to(${sql.lit(`${what} `)} || ${sql.ref(column)}::text, 'UTF8')), 'hex')`;

/**
 * Deletes from what was restored everything that is on the list of erased things, in the same transaction. Payments keep
 * what the law wants of them without a name, as at the first deletion.
 */
export async function forgetErased(
  tx: Database,
  erasing: Pick<Resumes['erasing'], 'eraseIn'>,
  at: Date,
): Promise<Forgotten> {
  const isErased = (what: string, column: string) =>
    sql<boolean>`${digestOf(what, column)} in (select digest from erased)`;
  await tx.deleteFrom('share_link').where(isErased('link', 'key_hash')).execute();
  await tx.deleteFrom('api_key').where(isErased('key', 'digest')).execute();
  await tx.deleteFrom('webhook').where(isErased('webhook', 'id')).execute();
  await tx.deleteFrom('batch').where(isErased('batch', 'id')).execute();
  await tx.deleteFrom('client').where(isErased('client', 'id')).execute();
  await tx.deleteFrom('handover').where(isErased('handover', 'id')).execute();
  await tx.deleteFrom('team').where(isErased('team', 'id')).execute();
  await tx.deleteFrom('team_member').where(isErased('member', 'id')).execute();
  await tx.deleteFrom('team_invitation').where(isErased('invitation', 'id')).execute();
  await tx.deleteFrom('contact_message').where(isErased('message', 'id')).execute();
  await tx.deleteFrom('hiring_request').where(isErased('request', 'id')).execute();
  const withdrawn = await tx.selectFrom('account').select('id').where(isErased('recruiting', 'id')).execute();
  for (const { id } of withdrawn) await changeRecruiting(tx, id, false, at);

  const resumes = await tx.selectFrom('resume').select(['id', 'owner_id']).where(isErased('resume', 'id')).execute();
  for (const { id, owner_id } of resumes) await erasing.eraseIn(tx, owner_id, [id]);
  const accounts = await tx.selectFrom('account').select('id').where(isErased('account', 'id')).execute();
  for (const { id } of accounts) {
    await erasing.eraseIn(tx, id, 'all');
    await dropHoldsForOthers(tx, id);
    await tx.deleteFrom('account').where('id', '=', id).execute();
  }
  await tx.deleteFrom('identity_user').where(isErased('user', 'sub')).execute();
  return { resumes: resumes.length, accounts: accounts.length };
}
