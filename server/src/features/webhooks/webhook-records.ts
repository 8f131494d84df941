import type { Selectable } from 'kysely';
import { before, millisecondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type WebhookRow = Selectable<Tables['webhook']>;
export type DeliveryRow = Selectable<Tables['webhook_delivery']>;

export async function listWebhookRows(db: Database, ownerId: string): Promise<WebhookRow[]> {
  return await db
    .selectFrom('webhook')
    .selectAll()
    .where('account_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function isWebhookOf(db: Database, ownerId: string, id: string): Promise<boolean> {
  return (await listWebhookRows(db, ownerId)).some((webhook) => webhook.id === id);
}

/** Locks the account until the transaction ends, so that calls at the same time cannot exceed the limit of webhooks. */
export async function lockAndCount(tx: Database, ownerId: string): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute();
  return (await listWebhookRows(tx, ownerId)).length;
}

export async function addWebhookRow(tx: Database, webhook: WebhookRow) {
  await tx.insertInto('webhook').values(webhook).execute();
}

/** Returns whether there was such a webhook of this owner. */
export async function deleteWebhookRow(db: Database, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where('account_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

type NewDelivery = Pick<DeliveryRow, 'id' | 'webhook_id' | 'event' | 'fact' | 'body' | 'created_at'>;

/** Returns false when this webhook was told the fact already. */
export async function addDelivery(tx: Database, delivery: NewDelivery): Promise<boolean> {
  const added = await tx
    .insertInto('webhook_delivery')
    .values({ ...delivery, state: 'waiting' })
    .onConflict((conflict) => conflict.columns(['webhook_id', 'fact']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The newest deliveries of a webhook of this owner. */
export async function listDeliveryRows(db: Database, ownerId: string, webhookId: string, limit: number) {
  return await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .selectAll('webhook_delivery')
    .where('webhook.id', '=', webhookId)
    .where('webhook.account_id', '=', ownerId)
    .orderBy('webhook_delivery.created_at', 'desc')
    .orderBy('webhook_delivery.id')
    .limit(limit)
    .execute();
}

/** Makes a delivery of this owner wait again, from its first attempt; returns whether there is one that is over. */
export async function reopenDelivery(tx: Database, ownerId: string, id: string): Promise<boolean> {
  const reopened = await tx
    .updateTable('webhook_delivery')
    .from('webhook')
    .set({ state: 'waiting', attempts: 0 })
    .whereRef('webhook.id', '=', 'webhook_delivery.webhook_id')
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.state', '!=', 'waiting')
    .where('webhook.account_id', '=', ownerId)
    .returning('webhook_delivery.id')
    .executeTakeFirst();
  return reopened !== undefined;
}

/** Of this owner: whether there is such a delivery at all. */
export async function isDeliveryOf(db: Database, ownerId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .select('webhook_delivery.id')
    .where('webhook_delivery.id', '=', id)
    .where('webhook.account_id', '=', ownerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A delivery that waits, with where it goes. A job names it; nobody asks. */
export async function findWaiting(db: Database, id: string) {
  return await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .select(['webhook_delivery.id', 'webhook_id', 'body', 'attempts', 'webhook.url'])
    .where('webhook_delivery.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

type Attempt = Pick<DeliveryRow, 'state' | 'attempts' | 'outcome' | 'attempted_at'>;

export async function recordAttempt(tx: Database, id: string, attempt: Attempt) {
  await tx.updateTable('webhook_delivery').set(attempt).where('id', '=', id).execute();
}

export async function sweepDeliveries(db: Database, now: Date, keptDays: number) {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', before(now, keptDays * millisecondsIn.day))
    .execute();
}

/** Who owns a resume whose grading ended; that the caller may know is settled by the grading. */
export async function ownerOfResume(tx: Database, resumeId: string): Promise<string | undefined> {
  const found = await tx.selectFrom('resume').select('owner_id').where('id', '=', resumeId).executeTakeFirst();
  return found?.owner_id ?? undefined;
}
