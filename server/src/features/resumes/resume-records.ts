import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** A resume and the state of its review. */
const columns = [
  'resume.id',
  'resume.owner_id',
  'resume.storage_key',
  'resume.file_name',
  'resume.size',
  'resume.sha256',
  'resume.page_count',
  'resume.refusal_code',
  'resume.refusal_message',
  'resume.created_at',
  'resume.handed_by',
  'review.state',
  'review.grading',
  'review.error_code',
  'review.error_message',
  'review.opened_at',
] as const;

/** The findings its owner marked as done. */
const done = sql<number[]>`array(
  select finding_done.number from finding_done where finding_done.resume_id = resume.id order by finding_done.number
)`.as('done');

/** What is written beside the findings, by letter. */
const remarks = sql<RemarkRow[]>`(
  select coalesce(json_agg(json_build_object(
    'letter', letter, 'line', line, 'text', text, 'author', author, 'createdAt', remark.created_at
  ) order by letter), '[]'::json)
  from remark where remark.resume_id = resume.id
)`.as('remarks');

type RemarkRow = { letter: string; line: number | null; text: string; author: string; createdAt: string };
export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

type NewResume = {
  id: string;
  storageKey: string;
  fileName: string;
  createdAt: Date;
  promised: number;
  sender: string | null;
};

/** The name of an account as its owner gave it; empty where there is none. */
export async function ownerName(db: Database, ownerId: string): Promise<string> {
  const found = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return found ? `${found.first_name} ${found.last_name}`.trim() : '';
}

export async function addResume(db: Database, ownerId: string | null, resume: NewResume) {
  await db
    .insertInto('resume')
    .values({
      id: resume.id,
      owner_id: ownerId,
      storage_key: resume.storageKey,
      file_name: resume.fileName,
      created_at: resume.createdAt,
      promised: resume.promised,
      sender: resume.sender,
    })
    .execute();
}

/**
 * Every query names the owner: somebody else's resume is reported as nonexistent. One without an owner is found by its
 * id alone.
 */
export async function findResume(db: Database, ownerId: string | null, id: string) {
  return await db
    .selectFrom('resume')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select([...columns, done, remarks])
    .where('resume.id', '=', id)
    .where('resume.owner_id', 'is not distinct from', ownerId)
    .executeTakeFirst();
}

/**
 * How many files an account stores, or an address has unclaimed, and their bytes; for pending uploads, the promised
 * size.
 */
export async function usageOf(db: Database, ownerId: string | null, sender: string) {
  return await db
    .selectFrom('resume')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(coalesce(size, promised, 0)), 0)::float8`.as('bytes'),
    ])
    .where('owner_id', 'is not distinct from', ownerId)
    .$if(ownerId === null, (query) => query.where('sender', '=', sender))
    .executeTakeFirstOrThrow();
}

export async function isThere(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('resume').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether a resume exists whose file is at that key. */
export async function isStorageKey(db: Database, key: string): Promise<boolean> {
  const found = await db.selectFrom('resume').select('id').where('storage_key', '=', key).executeTakeFirst();
  return found !== undefined;
}

type Arrival = { storage_key: string; size: number; sha256: string };

/** Records that the file has arrived, where it is and its hash: the first arrival counts, and no other. */
export async function recordArrival(db: Database, id: string, arrival: Arrival): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume')
    .set(arrival)
    .where('id', '=', id)
    .where('sha256', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the resume still exists. */
export async function recordPages(db: Database, id: string, pageCount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume')
    .set({ page_count: pageCount })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordRefusal(db: Database, id: string, { code, message }: { code: string; message: string }) {
  await db.updateTable('resume').set({ refusal_code: code, refusal_message: message }).where('id', '=', id).execute();
}

/** Records that the owner of a resume opened its report. */
export async function recordOpened(db: Database, ownerId: string, id: string, at: Date) {
  await db
    .updateTable('review')
    .from('resume')
    .set({ opened_at: at })
    .whereRef('resume.id', '=', 'review.resume_id')
    .where('resume.id', '=', id)
    .where('resume.owner_id', '=', ownerId)
    .where('review.opened_at', 'is', null)
    .execute();
}

export async function renameResume(db: Database, ownerId: string | null, id: string, fileName: string) {
  await db
    .updateTable('resume')
    .set({ file_name: fileName })
    .where('id', '=', id)
    .where('owner_id', 'is not distinct from', ownerId)
    .execute();
}

/** Assigns a resume without an owner; returns whether it did. */
export async function claimResume(db: Database, ownerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume')
    .set({ owner_id: ownerId, sender: null })
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uploads of accounts whose file was never checked, oldest first. */
export async function unarrivedBefore(db: Database, moment: Date, limit: number) {
  return await db
    .selectFrom('resume')
    .select(['id', 'owner_id'])
    .where('owner_id', 'is not', null)
    .where('sha256', 'is', null)
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Uploads nobody claimed, oldest first. */
export async function unclaimedBefore(db: Database, moment: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom('resume')
    .select('id')
    .where('owner_id', 'is', null)
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}
