import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Locks the account until the transaction ends, so that calls at the same time cannot exceed the limit of batches. */
export async function lockAndCount(tx: Database, ownerId: string): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute();
  const found = await tx.selectFrom('batch').select('id').where('owner_id', '=', ownerId).execute();
  return found.length;
}

type NewFile = { file_name: string; size: number; refusal_code: string | null };
type NewBatch = { id: string; owner_id: string; created_at: Date };

/** Files are numbered from 1 in the given order. */
export async function addBatch(tx: Database, batch: NewBatch, files: readonly NewFile[]) {
  await tx.insertInto('batch').values(batch).execute();
  const rows = files.map((file, at) => ({ ...file, batch_id: batch.id, number: at + 1 }));
  await tx.insertInto('batch_file').values(rows).execute();
}

export async function listBatchRows(db: Database, ownerId: string) {
  return await db
    .selectFrom('batch')
    .select(['id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export type FileRow = Awaited<ReturnType<typeof listFileRows>>[number];

/**
 * The files of a batch of this owner, or of all of them, with what each has come to. `is_free`: the owner has a report of
 * the same bytes under this rubric version.
 */
export async function listFileRows(
  db: Database,
  ownerId: string,
  rubricVersion: string,
  { batchId, number }: { batchId?: string; number?: number } = {},
) {
  return await db
    .selectFrom('batch_file as file')
    .innerJoin('batch', 'batch.id', 'file.batch_id')
    .leftJoin('resume', 'resume.id', 'file.resume_id')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select(['file.batch_id', 'file.number', 'file.file_name', 'file.resume_id', 'file.refusal_code', 'file.same_as'])
    .select(sql<number>`file.size::float8`.as('size'))
    .select([
      'resume.sha256',
      'resume.client_id',
      'resume.refusal_code as unread_code',
      'resume.refusal_message as unread_message',
    ])
    .select(['review.state', 'review.error_code', 'review.error_message', 'review.summary'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review as other')
          .innerJoin('resume as known', 'known.id', 'other.resume_id')
          .select('other.id')
          .where('other.state', '=', 'done')
          .whereRef('other.sha256', '=', 'resume.sha256')
          .where('other.rubric_version', '=', rubricVersion)
          .where('known.owner_id', '=', ownerId)
          .whereRef('known.id', '!=', 'resume.id'),
      )
        .$castTo<boolean>()
        .as('is_free'),
    )
    .where('batch.owner_id', '=', ownerId)
    .$if(batchId !== undefined, (query) => query.where('batch.id', '=', batchId ?? ''))
    .$if(number !== undefined, (query) => query.where('file.number', '=', number ?? 0))
    .orderBy('file.number')
    .execute();
}

type Place = { batchId: string; number: number };
type Change = { resume_id?: string | null; refusal_code?: string };

/** Changes a file of a batch of this owner that still waits; returns whether it did. */
export async function changeFile(db: Database, ownerId: string, { batchId, number }: Place, change: Change) {
  const { numUpdatedRows } = await db
    .updateTable('batch_file')
    .from('batch')
    .set(change)
    .whereRef('batch.id', '=', 'batch_file.batch_id')
    .where('batch.owner_id', '=', ownerId)
    .where('batch.id', '=', batchId)
    .where('batch_file.number', '=', number)
    .where('batch_file.refusal_code', 'is', null)
    .where('batch_file.same_as', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another file of the batch whose bytes have this hash, and whether its grading began. */
export async function findTwin(tx: Database, { batchId, number }: Place, sha256: string) {
  return await tx
    .selectFrom('batch_file')
    .innerJoin('resume', 'resume.id', 'batch_file.resume_id')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select(['batch_file.number', 'resume.id as resume_id', 'review.id as review_id'])
    .where('batch_file.batch_id', '=', batchId)
    .where('batch_file.number', '!=', number)
    .where('resume.sha256', '=', sha256)
    .orderBy('batch_file.number')
    .executeTakeFirst();
}

/** Names a file, and those that named it before, as the same as another one of its batch. */
export async function nameSame(tx: Database, { batchId, number }: Place, as: number) {
  await tx
    .updateTable('batch_file')
    .set({ same_as: as, resume_id: null })
    .where('batch_id', '=', batchId)
    .where(({ or, eb }) => or([eb('number', '=', number), eb('same_as', '=', number)]))
    .execute();
}

/** The resumes of a batch that have no report and are not being graded. */
export async function ungradedIn(tx: Database, batchId: string): Promise<string[]> {
  const found = await tx
    .selectFrom('batch_file')
    .innerJoin('resume', 'resume.id', 'batch_file.resume_id')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select('resume.id')
    .where('batch_file.batch_id', '=', batchId)
    .where(({ or, eb }) => or([eb('review.state', 'is', null), eb('review.state', 'in', ['refused', 'failed'])]))
    .execute();
  return found.map(({ id }) => id);
}

export async function deleteBatch(tx: Database, ownerId: string, id: string) {
  await tx.deleteFrom('batch').where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** Batches made before that moment, oldest first. */
export async function batchesBefore(db: Database, moment: Date, limit: number) {
  return await db
    .selectFrom('batch')
    .select(['id', 'owner_id'])
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/**
 * Notes that the owner saw their batches: those not seen for so long, and those of which a grading ended since.
 */
export async function noteSeen(db: Database, ownerId: string, at: Date, longAgo: Date) {
  await db
    .updateTable('batch')
    .set({ seen_at: at })
    .where('owner_id', '=', ownerId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('seen_at', 'is', null),
        eb('seen_at', '<', longAgo),
        exists(
          selectFrom('batch_file as file')
            .innerJoin('review', 'review.resume_id', 'file.resume_id')
            .select('review.id')
            .whereRef('file.batch_id', '=', 'batch.id')
            .whereRef('review.finished_at', '>', 'batch.seen_at'),
        ),
      ]),
    )
    .execute();
}
