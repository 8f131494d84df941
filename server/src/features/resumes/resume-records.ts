import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** A resume and what has become of its review. */
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
  'review.state',
  'review.grading',
  'review.error_code',
  'review.error_message',
] as const;

/** What its owner has dealt with. */
const done = sql<number[]>`array(
  select finding_done.number from finding_done where finding_done.resume_id = resume.id order by finding_done.number
)`.as('done');

export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

type NewResume = { id: string; storageKey: string; fileName: string; createdAt: Date };

export async function addResume(db: Database, ownerId: string | null, resume: NewResume) {
  await db
    .insertInto('resume')
    .values({
      id: resume.id,
      owner_id: ownerId,
      storage_key: resume.storageKey,
      file_name: resume.fileName,
      created_at: resume.createdAt,
    })
    .execute();
}

/** Every query names the owner: a resume that is somebody else's does not exist. Nobody's is found by its id alone. */
export async function findResume(db: Database, ownerId: string | null, id: string) {
  return await db
    .selectFrom('resume')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select([...columns, done])
    .where('resume.id', '=', id)
    .where('resume.owner_id', 'is not distinct from', ownerId)
    .executeTakeFirst();
}

/** Whether a resume has its file at that key. */
export async function isStorageKey(db: Database, key: string): Promise<boolean> {
  const found = await db.selectFrom('resume').select('id').where('storage_key', '=', key).executeTakeFirst();
  return found !== undefined;
}

export async function listResumes(db: Database, ownerId: string) {
  return await db
    .selectFrom('resume')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select([...columns, done])
    .where('resume.owner_id', '=', ownerId)
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id')
    .execute();
}

/** Notes that the file has arrived, and which bytes it holds. */
export async function recordArrival(db: Database, id: string, size: number, sha256: string) {
  await db.updateTable('resume').set({ size, sha256 }).where('id', '=', id).execute();
}

/** Answers whether the resume is still there. */
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

export async function renameResume(db: Database, ownerId: string | null, id: string, fileName: string) {
  await db
    .updateTable('resume')
    .set({ file_name: fileName })
    .where('id', '=', id)
    .where('owner_id', 'is not distinct from', ownerId)
    .execute();
}

/** Gives somebody what belongs to nobody; answers whether it did. */
export async function claimResume(db: Database, ownerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume')
    .set({ owner_id: ownerId })
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds a resume still until the transaction ends; answers whether it is there. */
export async function lockResume(tx: Database, ownerId: string | null, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('resume')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', 'is not distinct from', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteResume(db: Database, ownerId: string | null, id: string) {
  await db.deleteFrom('resume').where('id', '=', id).where('owner_id', 'is not distinct from', ownerId).execute();
}

/** Uploads nobody claimed, the oldest first. */
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
