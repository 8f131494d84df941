import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type RequestRow = Selectable<Tables['hiring_request']>;
type NewRequest = Pick<RequestRow, 'id' | 'key_hash' | 'email' | 'sender' | 'wishes' | 'created_at' | 'expires_at'>;

export async function addRequest(db: Database, request: NewRequest) {
  await db.insertInto('hiring_request').values(request).execute();
}

/** Every query that reads or changes one request names the digest of its key, and a request that ended does not exist. */
export async function findRequest(db: Database, keyHash: string, now: Date): Promise<RequestRow | undefined> {
  return await db
    .selectFrom('hiring_request')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** For the operator: confirmed requests that did not end, the newest first. */
export async function openRequests(db: Database, now: Date, limit: number): Promise<RequestRow[]> {
  return await db
    .selectFrom('hiring_request')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('confirmed_at', 'desc')
    .limit(limit)
    .execute();
}

/** For the operator. */
export async function openRequest(db: Database, id: string, now: Date): Promise<RequestRow | undefined> {
  return await db
    .selectFrom('hiring_request')
    .selectAll()
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns undefined where the request ended, or `confirmed` is asked for and it is not as it should be. */
export async function changeRequest(
  db: Database,
  { keyHash, now, confirmed }: { keyHash: string; now: Date; confirmed: boolean },
  changes: Updateable<Tables['hiring_request']>,
): Promise<RequestRow | undefined> {
  return await db
    .updateTable('hiring_request')
    .set(changes)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns whether there was such a request. */
export async function deleteRequest(db: Database, keyHash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hiring_request')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Until the transaction ends, nobody else counts for this network address or this mailbox. */
export async function lockSenders(tx: Database, { sender, email }: Pick<RequestRow, 'sender' | 'email'>) {
  for (const name of [`request from ${sender}`, `request to ${email.toLowerCase()}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Requests of a mailbox, whatever state they are in. */
export async function deleteOfMailbox(db: Database, email: string) {
  await db.deleteFrom('hiring_request').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Requests that were sent since a moment: by one network address, and unconfirmed ones to one mailbox. */
export async function countSent(db: Database, { sender, email }: Pick<RequestRow, 'sender' | 'email'>, since: Date) {
  return await db
    .selectFrom('hiring_request')
    .select([
      sql<number>`count(*) filter (where sender = ${sender})::int`.as('bySender'),
      sql<number>`count(*) filter (where lower(email) = lower(${email}) and confirmed_at is null)::int`.as('toMailbox'),
    ])
    .where('created_at', '>', since)
    .where(({ or, eb }) => or([eb('sender', '=', sender), eb(sql`lower(email)`, '=', email.toLowerCase())]))
    .executeTakeFirstOrThrow();
}

/** Confirmed requests that the operator was not told of, the oldest first. */
export async function untoldRequests(db: Database, limit: number): Promise<RequestRow[]> {
  return await db
    .selectFrom('hiring_request')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();
}

export async function recordTold(db: Database, id: string, at: Date) {
  await db.updateTable('hiring_request').set({ told_at: at }).where('id', '=', id).execute();
}

/** Unconfirmed requests go when their link ends, confirmed ones when they ended before `keptSince`. */
export async function deleteEnded(db: Database, now: Date, keptSince: Date) {
  await db
    .deleteFrom('hiring_request')
    .where(({ or, and, eb }) =>
      or([and([eb('confirmed_at', 'is', null), eb('expires_at', '<=', now)]), eb('expires_at', '<=', keptSince)]),
    )
    .execute();
}
