import { ReportSummary } from '@redmark/contract';
import type { StoredReport } from '@redmark/rubric';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** A graded resume as far as its versions are concerned. */
export type Graded = {
  id: string;
  fileName: string;
  createdAt: Date;
  sha256: string | null;
  lineId: string | null;
  /** The name on it; empty where none was read. */
  person: string;
};

/** The newest graded resumes of an owner, newest first. */
export async function listGraded(db: Database, ownerId: string, limit: number): Promise<Graded[]> {
  const rows = await db
    .selectFrom('resume')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.file_name', 'resume.created_at', 'resume.sha256', 'resume.line_id', 'review.summary'])
    .where('resume.owner_id', '=', ownerId)
    .where('review.state', '=', 'done')
    .where('resume.page_count', 'is not', null)
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, file_name, created_at, sha256, line_id, summary }) => ({
    id,
    fileName: file_name,
    createdAt: created_at,
    sha256,
    lineId: line_id,
    person: ReportSummary.safeParse(summary).data?.person ?? '',
  }));
}

/** Every line of an owner with its resumes, for their archive. */
export async function allLines(db: Database, ownerId: string): Promise<{ resumeIds: string[] }[]> {
  const rows = await db
    .selectFrom('resume')
    .select(['id', 'line_id'])
    .where('owner_id', '=', ownerId)
    .where('line_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  return [...Map.groupBy(rows, ({ line_id }) => line_id).values()].map((line) => ({
    resumeIds: line.map(({ id }) => id),
  }));
}

/** The pairs of which their owner said that they do not belong together. */
export async function listApart(db: Database, ownerId: string) {
  return await db.selectFrom('version_apart').select(['one_id', 'other_id']).where('owner_id', '=', ownerId).execute();
}

export async function reportOf(db: Database, ownerId: string, id: string): Promise<StoredReport | undefined> {
  const found = await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select('review.grading')
    .where('resume.id', '=', id)
    .where('resume.owner_id', '=', ownerId)
    .where('review.state', '=', 'done')
    .executeTakeFirst();
  return found?.grading ?? undefined;
}

/** The graded resumes of the same line as this one, itself included, newest first. */
export async function listLine(db: Database, ownerId: string, id: string) {
  return await db
    .selectFrom('resume as one')
    .innerJoin('resume', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('resume.id', '=', ref('one.id')), eb('resume.line_id', '=', ref('one.line_id'))]),
      ),
    )
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.file_name', 'resume.created_at', 'review.grading'])
    .where('one.id', '=', id)
    .where('one.owner_id', '=', ownerId)
    .where('resume.owner_id', '=', ownerId)
    .where('review.state', '=', 'done')
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id', 'desc')
    .execute();
}

/** Locks the account until the transaction ends: joining looks at lines that others may join. */
export async function lockAccount(tx: Database, ownerId: string) {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute();
}

export async function addLine(tx: Database, ownerId: string, at: Date): Promise<string> {
  const id = crypto.randomUUID();
  await tx.insertInto('version_line').values({ id, owner_id: ownerId, created_at: at }).execute();
  return id;
}

export async function setLine(db: Database, ownerId: string, resumeId: string, lineId: string | null) {
  await db
    .updateTable('resume')
    .set({ line_id: lineId })
    .where('id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function lineIdOf(db: Database, ownerId: string, resumeId: string): Promise<string | null> {
  const found = await db
    .selectFrom('resume')
    .select('line_id')
    .where('id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return found?.line_id ?? null;
}

export async function countLine(tx: Database, lineId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('resume')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Remembers that two resumes of this owner do not belong together; of all such pairs the newest are kept. */
export async function addApart(tx: Database, ownerId: string, pair: [string, string], at: Date, most: number) {
  const [one_id = '', other_id = ''] = pair.toSorted();
  await tx
    .insertInto('version_apart')
    .values({ owner_id: ownerId, one_id, other_id, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('version_apart')
    .where('owner_id', '=', ownerId)
    .where(({ eb, selectFrom }) =>
      eb(
        'created_at',
        '<',
        selectFrom('version_apart as kept')
          .select('kept.created_at')
          .where('kept.owner_id', '=', ownerId)
          .orderBy('kept.created_at', 'desc')
          .offset(most - 1)
          .limit(1),
      ),
    )
    .execute();
}
