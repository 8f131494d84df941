import type { Insertable } from 'kysely';
import type { BillingTables } from '../../database/billing-tables.ts';
import type { Database } from '../../database/open.ts';

/** Payments of everybody, the newest first, after one that is there already. */
export async function listPayments(db: Database, after: string | undefined, limit: number) {
  let query = db
    .selectFrom('purchase')
    .innerJoin('sale', 'sale.id', 'purchase.sale_id')
    .leftJoin('account', 'account.id', 'purchase.account_id')
    .selectAll('purchase')
    .select(['sale.plan', 'sale.credits', 'sale.monthly', 'account.email'])
    .orderBy('purchase.paid_at', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(limit);
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('purchase').select(['paid_at', 'id']).where('id', '=', after).executeTakeFirst();
  if (last)
    query = query.where((of) =>
      of.or([
        of('purchase.paid_at', '<', last.paid_at),
        of.and([of('purchase.paid_at', '=', last.paid_at), of('purchase.id', '<', last.id)]),
      ]),
    );
  return await query.execute();
}

export async function findPurchase(db: Database, id: string) {
  return await db
    .selectFrom('purchase')
    .innerJoin('sale', 'sale.id', 'purchase.sale_id')
    .select(['purchase.id', 'purchase.payment_id', 'purchase.account_id', 'purchase.cents', 'purchase.refunded_cents'])
    .select(['sale.provider', 'sale.monthly'])
    .where('purchase.id', '=', id)
    .executeTakeFirst();
}

/** The refunds of payments that were made here and that the provider confirmed, the oldest first. */
export async function notesOf(db: Database, purchaseIds: string[]) {
  if (purchaseIds.length === 0) return [];
  return await db
    .selectFrom('refund_note')
    .select(['purchase_id', 'cents', 'reason', 'asked_at'])
    .where('purchase_id', 'in', purchaseIds)
    .where('done_at', 'is not', null)
    .orderBy('asked_at')
    .execute();
}

/** Notes a refund before it is asked for; returns what is noted under its id, which is older where it was repeated. */
export async function noteRefund(db: Database, note: Insertable<BillingTables['refund_note']>) {
  await db
    .insertInto('refund_note')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db
    .selectFrom('refund_note')
    .select(['purchase_id', 'cents', 'done_at'])
    .where('id', '=', note.id)
    .executeTakeFirstOrThrow();
}

export async function setRefundDone(db: Database, id: string, at: Date) {
  await db.updateTable('refund_note').set({ done_at: at }).where('id', '=', id).execute();
}

export async function dropRefundNote(db: Database, id: string) {
  await db.deleteFrom('refund_note').where('id', '=', id).execute();
}
