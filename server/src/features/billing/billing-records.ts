import type { Insertable } from 'kysely';
import type { BillingTables } from '../../database/billing-tables.ts';
import type { Database } from '../../database/open.ts';

type New<Table extends keyof BillingTables> = Insertable<BillingTables[Table]>;

export async function findPayer(db: Database, accountId: string, provider: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return found?.customer_id;
}

export async function addPayer(db: Database, payer: New<'payer'>) {
  await db
    .insertInto('payer')
    .values(payer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePayer(db: Database, accountId: string, provider: string) {
  await db.deleteFrom('payer').where('account_id', '=', accountId).where('provider', '=', provider).execute();
}

export async function emailOf(db: Database, accountId: string): Promise<string | undefined> {
  const found = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
  return found?.email;
}

export async function addSale(db: Database, sale: New<'sale'>) {
  await db.insertInto('sale').values(sale).execute();
}

export async function setSession(db: Database, id: string, sessionId: string) {
  await db.updateTable('sale').set({ session_id: sessionId }).where('id', '=', id).execute();
}

/** The sale, locked, with its account if that still exists. */
export async function saleForUpdate(tx: Database, id: string) {
  return await tx.selectFrom('sale').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findSale(db: Database, accountId: string, sessionId: string) {
  return await db
    .selectFrom('sale')
    .leftJoin('purchase', 'purchase.sale_id', 'sale.id')
    .select(['sale.plan', 'sale.credits', 'sale.monthly', 'purchase.payment_id'])
    .where('sale.account_id', '=', accountId)
    .where('sale.session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Sales not known to be paid, which may have been paid meanwhile. */
export async function openSales(db: Database, provider: string, since: Date, before: Date): Promise<string[]> {
  const found = await db
    .selectFrom('sale')
    .select('session_id')
    .where('provider', '=', provider)
    .where('session_id', 'is not', null)
    .where('created_at', '>', since)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('purchase').select('purchase.id').whereRef('purchase.sale_id', '=', 'sale.id'))),
    )
    .orderBy('created_at')
    .execute();
  return found.flatMap(({ session_id }) => session_id ?? []);
}

/** Checkouts of monthly plans that can still be paid, newest first. */
export async function openMonthlySales(db: Database, accountId: string, provider: string, since: Date) {
  const found = await db
    .selectFrom('sale')
    .select('session_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('monthly', '=', true)
    .where('session_id', 'is not', null)
    .where('created_at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('purchase').select('purchase.id').whereRef('purchase.sale_id', '=', 'sale.id'))),
    )
    .orderBy('number', 'desc')
    .execute();
  return found.flatMap(({ session_id }) => session_id ?? []);
}

/** Returns whether the payment was new to us. */
export async function addPurchase(tx: Database, purchase: New<'purchase'>): Promise<boolean> {
  const added = await tx
    .insertInto('purchase')
    .values(purchase)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function setRefunded(tx: Database, paymentId: string, cents: number, receiptUrl: string | null) {
  await tx
    .updateTable('purchase')
    .set({ refunded_cents: cents, receipt_url: receiptUrl })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Whether an account bought anything that was not refunded in full; a promotion code may have left nothing to pay. */
export async function hasPaid(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where(({ or, eb, ref }) => or([eb('cents', '>', ref('refunded_cents')), eb('cents', '=', 0)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Newest first. */
export async function listPurchases(db: Database, accountId: string, limit: number) {
  return await db
    .selectFrom('purchase')
    .innerJoin('sale', 'sale.id', 'purchase.sale_id')
    .selectAll('purchase')
    .select(['sale.plan', 'sale.credits', 'sale.monthly'])
    .where('purchase.account_id', '=', accountId)
    .orderBy('purchase.paid_at', 'desc')
    .orderBy('purchase.id')
    .limit(limit)
    .execute();
}

export async function knownPayments(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('purchase')
    .select('payment_id')
    .where('payment_id', 'in', ids)
    .where('credited_at', 'is not', null)
    .execute();
  return new Set(found.map(({ payment_id }) => payment_id));
}

/** Stores the state of a plan. Events may be out of date: a plan that has ended stays ended. */
export async function putPlan(tx: Database, plan: New<'monthly_plan'>) {
  await tx
    .insertInto('monthly_plan')
    .values(plan)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ active: plan.active, ended: plan.ended, renews_at: plan.renews_at })
        .where('monthly_plan.ended', '=', false),
    )
    .execute();
}

/** Newest first. Plans of another provider count as ended, since we no longer use it. */
export async function activePlans(db: Database, accountId: string, provider: string) {
  return await plansOf(db, accountId, provider)
    .select(['monthly_plan.id', 'monthly_plan.renews_at', 'sale.plan', 'sale.credits', 'sale.cents', 'sale.currency'])
    .execute();
}

/** The query behind it, for a query that reads of a plan beside something else. */
export function plansOf(db: Database, accountId: string, provider: string) {
  return db
    .selectFrom('monthly_plan')
    .innerJoin('sale', 'sale.id', 'monthly_plan.sale_id')
    .where('monthly_plan.account_id', '=', accountId)
    .where('sale.provider', '=', provider)
    .where('monthly_plan.active', '=', true)
    .orderBy('monthly_plan.started_at', 'desc')
    .orderBy('monthly_plan.id');
}

/** Plans that are still billed and should not be: replaced by a newer one, or their account was deleted. */
export async function supersededPlans(db: Database, provider: string): Promise<string[]> {
  const found = await db
    .selectFrom('monthly_plan as plan')
    .innerJoin('sale', 'sale.id', 'plan.sale_id')
    .select('plan.id')
    .where('plan.active', '=', true)
    .where('sale.provider', '=', provider)
    .where(({ or, eb, exists, selectFrom, and }) =>
      or([
        eb('plan.account_id', 'is', null),
        exists(
          selectFrom('monthly_plan as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'plan.account_id')
            .where('newer.active', '=', true)
            .where(({ or: either, eb: is, ref }) =>
              either([
                is('newer.started_at', '>', ref('plan.started_at')),
                and([is('newer.started_at', '=', ref('plan.started_at')), is('newer.id', '>', ref('plan.id'))]),
              ]),
            ),
        ),
      ]),
    )
    .execute();
  return found.map(({ id }) => id);
}

export async function hasEvent(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Returns false when the event was processed before. */
export async function addEvent(tx: Database, event: New<'payment_event'>): Promise<boolean> {
  const added = await tx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
