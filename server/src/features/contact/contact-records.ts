import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type Message = Selectable<Tables['contact_message']>;
type NewMessage = Pick<Message, 'id' | 'first_name' | 'last_name' | 'email' | 'feedback' | 'created_at'>;

export async function addMessage(db: Database, message: NewMessage) {
  await db.insertInto('contact_message').values(message).execute();
}

export async function findMessage(db: Database, id: string): Promise<Message | undefined> {
  return await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteMessages(db: Database, email: string) {
  await db.deleteFrom('contact_message').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Messages not yet forwarded to the operator, oldest first. */
export async function unforwardedMessages(db: Database, limit: number): Promise<Message[]> {
  return await db
    .selectFrom('contact_message')
    .selectAll()
    .where('told_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function recordForwarded(db: Database, id: string, at: Date) {
  await db.updateTable('contact_message').set({ told_at: at }).where('id', '=', id).execute();
}

/** Messages that wait for an answer, the oldest first, or those that do not, the newest first. */
export async function listMessages(db: Database, state: 'open' | 'done', limit: number): Promise<Message[]> {
  const all = db.selectFrom('contact_message').selectAll().limit(limit);
  if (state === 'open')
    return await all.where('answered_at', 'is', null).where('done_at', 'is', null).orderBy('created_at').execute();
  return await all
    .where((of) => of.or([of('answered_at', 'is not', null), of('done_at', 'is not', null)]))
    .orderBy((of) => of.fn.coalesce('answered_at', 'done_at'), 'desc')
    .execute();
}

/** Puts a message aside, or with null takes it up again; returns whether there is one. */
export async function setDone(db: Database, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ done_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether this was the first response: of two concurrent ones, only one must be sent. */
export async function recordResponse(db: Database, id: string, response: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ response, answered_at: at })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function withdrawResponse(db: Database, id: string) {
  await db.updateTable('contact_message').set({ response: null, answered_at: null }).where('id', '=', id).execute();
}
