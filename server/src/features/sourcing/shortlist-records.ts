import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

type Entries = Tables['shortlist_entry'];
export type EntryRow = Selectable<Entries> & { first_name: string; last_name: string; email: string };

/** Entries of people who are in the pool at this moment: nobody else exists here. */
const visible = (db: Database) =>
  db
    .selectFrom('shortlist_entry')
    .innerJoin('account', 'account.id', 'shortlist_entry.account_id')
    .where('account.recruiting', '=', true)
    .where('account.verified', '=', true)
    .where('account.closing_at', 'is', null)
    .selectAll('shortlist_entry')
    .select(['account.first_name', 'account.last_name', 'account.email']);

export async function entriesOf(db: Database, requestId: string): Promise<EntryRow[]> {
  return await visible(db).where('request_id', '=', requestId).orderBy('added_at').orderBy('id').execute();
}

export async function findEntry(db: Database, requestId: string, id: string): Promise<EntryRow | undefined> {
  return await visible(db).where('request_id', '=', requestId).where('shortlist_entry.id', '=', id).executeTakeFirst();
}

export async function entryById(db: Database, id: string): Promise<EntryRow | undefined> {
  return await visible(db).where('shortlist_entry.id', '=', id).executeTakeFirst();
}

/** The entry whose letter has this key. */
export async function findAsked(db: Database, askHash: string, now: Date): Promise<EntryRow | undefined> {
  return await visible(db).where('ask_hash', '=', askHash).where('ask_expires_at', '>', now).executeTakeFirst();
}

/** Returns false where the person is not in the pool. Somebody who is on the list already stays as they are. */
export async function addEntry(tx: Database, requestId: string, accountId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`select from account join candidate on candidate.account_id = account.id
    where account.id = ${accountId} and recruiting and verified and closing_at is null for update of account`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await tx
    .insertInto('shortlist_entry')
    .values({ id: crypto.randomUUID(), request_id: requestId, account_id: accountId, added_at: at })
    .onConflict((conflict) => conflict.columns(['request_id', 'account_id']).doNothing())
    .execute();
  return true;
}

export async function dropEntry(db: Database, requestId: string, id: string) {
  await db.deleteFrom('shortlist_entry').where('request_id', '=', requestId).where('id', '=', id).execute();
}

export async function changeEntry(db: Database, id: string, changes: Updateable<Entries>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortlist_entry')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockRequest(tx: Database, id: string) {
  await tx.selectFrom('hiring_request').select('id').where('id', '=', id).forUpdate().execute();
}

export async function findLink(db: Database, requestId: string) {
  return await db.selectFrom('shortlist_link').selectAll().where('request_id', '=', requestId).executeTakeFirst();
}

/** The link with this key, while it and its request are open. */
export async function openLink(db: Database, keyHash: string, now: Date) {
  return await db
    .selectFrom('shortlist_link')
    .innerJoin('hiring_request', 'hiring_request.id', 'shortlist_link.request_id')
    .select(['request_id', 'shortlist_link.key_hash', 'shortlist_link.expires_at', 'wishes'])
    .where('shortlist_link.key_hash', '=', keyHash)
    .where('shortlist_link.expires_at', '>', now)
    .where('hiring_request.expires_at', '>', now)
    .executeTakeFirst();
}

/** Also keeps the request open for as long as its link. */
export async function putLink(tx: Database, link: Selectable<Tables['shortlist_link']>) {
  const { request_id, ...rest } = link;
  await tx
    .insertInto('shortlist_link')
    .values(link)
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(rest))
    .execute();
  await tx
    .updateTable('hiring_request')
    .set(({ fn, val }) => ({ expires_at: fn<Date>('greatest', ['expires_at', val(link.expires_at)]) }))
    .where('id', '=', request_id)
    .execute();
}

/** What the operator's list tells of each request. */
export async function countEntries(db: Database) {
  const rows = await visible(db).execute();
  const links = await db.selectFrom('shortlist_link').select(['request_id', 'sent_at']).execute();
  return (requestId: string) => {
    const own = rows.filter(({ request_id }) => request_id === requestId);
    const sentAt = links.find(({ request_id }) => request_id === requestId)?.sent_at;
    return {
      chosen: own.length,
      accepted: own.filter(({ accepted }) => accepted).length,
      sentAt: sentAt?.toISOString() ?? null,
    };
  };
}
