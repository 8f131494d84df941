import type { Database } from '../../database/open.ts';

/**
 * Gradings of others that an account paid for cost nobody anything from now on: the account is deleted with its ledger.
 * Nobody may hold credits of it for others any more.
 */
export async function dropHoldsForOthers(tx: Database, payerId: string) {
  const found = await tx
    .selectFrom('review')
    .innerJoin('credit_entry as hold', 'hold.id', 'review.hold_id')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select('review.id')
    .where('hold.account_id', '=', payerId)
    .where('resume.owner_id', 'is distinct from', payerId)
    .orderBy('review.resume_id')
    .forUpdate('review')
    .execute();
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await tx.updateTable('review').set({ hold_id: null }).where('id', 'in', ids).execute();
}
