import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type HandoverRow = Selectable<Tables['handover']>;
type NewHandover = Insertable<Tables['handover']>;
type Letter = { id: string; owner_id: string; mailbox: string; sent_at: Date };

/** Whether a resume of this owner is by this client of theirs. */
export async function isOfClient(db: Database, ownerId: string, clientId: string, resumeId: string): Promise<boolean> {
  const found = await db
    .selectFrom('resume')
    .select('id')
    .where('id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Newest first; of one client, or of all. */
export async function listHandoverRows(
  db: Database,
  ownerId: string,
  { clientId, limit }: { clientId?: string; limit?: number },
): Promise<HandoverRow[]> {
  return await db
    .selectFrom('handover')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Reports that were handed over to an account, for its archive. */
export async function listTaken(db: Database, ownerId: string) {
  return await db
    .selectFrom('resume')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.handed_by', 'review.created_at'])
    .where('resume.owner_id', '=', ownerId)
    .where('resume.handed_by', '!=', '')
    .orderBy('review.created_at')
    .execute();
}

/** Until the transaction ends, nobody else counts letters of this account or to this mailbox. */
export async function lockLetters(tx: Database, { owner_id, mailbox }: Pick<Letter, 'owner_id' | 'mailbox'>) {
  for (const name of [`handover by ${owner_id}`, `handover to ${mailbox}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Letters since a moment: by one account, and to one mailbox. */
export async function countLetters(tx: Database, { owner_id, mailbox }: Letter, since: Date) {
  return await tx
    .selectFrom('handover_letter')
    .select([
      sql<number>`count(*) filter (where owner_id = ${owner_id})::int`.as('byOwner'),
      sql<number>`count(*) filter (where mailbox = ${mailbox})::int`.as('toMailbox'),
    ])
    .where('sent_at', '>', since)
    .where(({ or, eb }) => or([eb('owner_id', '=', owner_id), eb('mailbox', '=', mailbox)]))
    .executeTakeFirstOrThrow();
}

export async function addHandover(tx: Database, handover: NewHandover, letter: Letter) {
  await tx.insertInto('handover').values(handover).execute();
  await tx.insertInto('handover_letter').values(letter).execute();
}

/** For a letter that could not be sent. It still counts: a mail server that fails is not called without end. */
export async function dropHandover(db: Database, ownerId: string, id: string) {
  await db.deleteFrom('handover').where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** Withdraws what was not taken: one invitation of a client, or all older ones for one report. */
export async function withdrawRows(
  db: Database,
  ownerId: string,
  which: { id: string; client_id: string } | { resume_id: string; before: Date },
  at: Date,
) {
  const open = db
    .updateTable('handover')
    .set({ withdrawn_at: at })
    .where('owner_id', '=', ownerId)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  const wanted =
    'id' in which
      ? open.where('id', '=', which.id).where('client_id', '=', which.client_id)
      : open.where('resume_id', '=', which.resume_id).where('created_at', '<', which.before);
  await wanted.execute();
}

/** The digest of its key is the only way to one. */
export async function findHandover(db: Database, keyHash: string): Promise<HandoverRow | undefined> {
  return await db.selectFrom('handover').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

/** Notes that an invitation that is open was taken; returns whether it was, and locks it until the transaction ends. */
export async function recordTaken(tx: Database, id: string, resumeId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('handover')
    .set({ taken_at: at, taken_resume_id: resumeId })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function sweepLetters(db: Database, before: Date) {
  await db.deleteFrom('handover_letter').where('sent_at', '<', before).execute();
}
