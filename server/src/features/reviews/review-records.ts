import { sql } from 'kysely';
import { hasNoGrade } from '../../database/has-no-grade.ts';
import type { Database } from '../../database/open.ts';
import type { ReviewState } from '../../database/tables.ts';

const columns = [
  'review.id',
  'review.resume_id',
  'review.state',
  'review.stage',
  'review.error_code',
  'review.error_message',
] as const;

/** The next in its line is 1; a review that is not waiting has no position. */
const queuePosition = sql<number | null>`case when review.state = 'queued' then (
  select count(*) from review as ahead
  where ahead.state = 'queued' and ahead.is_bulk = review.is_bulk and (ahead.is_visitor, ahead.turn, ahead.created_at, ahead.id)
    <= (review.is_visitor, review.turn, review.created_at, review.id)
) end`.as('queue_position');

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export async function findReview(db: Database, ownerId: string | null, resumeId: string) {
  return await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select([...columns, queuePosition])
    .where('review.resume_id', '=', resumeId)
    .where('resume.owner_id', 'is not distinct from', ownerId)
    .executeTakeFirst();
}

/** The reviews somebody is watching; access was checked when they subscribed. */
export async function watchedReviews(db: Database, resumeIds: string[]): Promise<ReviewRow[]> {
  return await db
    .selectFrom('review')
    .select([...columns, queuePosition])
    .where('review.resume_id', 'in', resumeIds)
    .execute();
}

type Mine = { ownerId: string | null; except: string };

/**
 * The finished report of the same bytes under the same rubric version, if this owner has one besides the given resume.
 */
export async function findSameReport(db: Database, { ownerId, except }: Mine, sha256: string, rubricVersion: string) {
  return await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select('review.id')
    .where('review.state', '=', 'done')
    .where('review.sha256', '=', sha256)
    .where('review.rubric_version', '=', rubricVersion)
    .where('resume.owner_id', 'is not distinct from', ownerId)
    .where('resume.id', '!=', except)
    .limit(1)
    .executeTakeFirst();
}

/**
 * The review of a resume, locked until the transaction ends; `bytes` is the hash of what it graded, or else will grade.
 */
export async function reviewForUpdate(tx: Database, resumeId: string) {
  return await tx
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select(['review.id', 'review.state', 'review.hold_id', 'review.rubric_version'])
    .select(hasNoGrade.as('has_no_grade'))
    .select(({ fn }) => fn.coalesce('review.sha256', 'resume.sha256').as('bytes'))
    .where('review.resume_id', '=', resumeId)
    .forUpdate('review')
    .executeTakeFirst();
}

/** The holds of reviews that are not over; both are locked until the transaction ends. */
export async function openHoldsOf(tx: Database, resumeIds: string[]): Promise<string[]> {
  const found = await tx
    .selectFrom('review')
    .select(['hold_id', 'state'])
    .where('resume_id', 'in', resumeIds)
    .orderBy('resume_id')
    .forUpdate()
    .execute();
  const open = found.filter(({ state }) => state === 'queued' || state === 'running');
  return open.flatMap(({ hold_id }) => hold_id ?? []);
}

/** Returns whether the resume is this owner's, and locks it until the transaction ends. */
export async function keepOwner(tx: Database, ownerId: string | null, resumeId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('resume')
    .select('id')
    .where('id', '=', resumeId)
    .where('owner_id', 'is not distinct from', ownerId)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function setHold(tx: Database, id: string, holdId: string) {
  await tx.updateTable('review').set({ hold_id: holdId }).where('id', '=', id).execute();
}

/** Returns the new review's id, or undefined when the resume has a review already. */
export async function addReview(db: Database, resumeId: string, createdAt: Date): Promise<string | undefined> {
  const id = crypto.randomUUID();
  const added = await db
    .insertInto('review')
    .values({ id, resume_id: resumeId, state: 'queued', stage: 'uploaded', created_at: createdAt })
    .onConflict((conflict) => conflict.column('resume_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Queues a failed review again; any other is left unchanged. */
export async function reopenReview(db: Database, resumeId: string): Promise<string | undefined> {
  const reopened = await db
    .updateTable('review')
    .set({
      state: 'queued',
      stage: 'uploaded',
      attempt: 0,
      excused: 0,
      hold_id: null,
      error_code: null,
      error_message: null,
      finished_at: null,
    })
    .where('resume_id', '=', resumeId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return reopened?.id;
}

type Waiting = { key: string; isVisitor: boolean };

/** One line of the queue as a sender finds it. */
type Line = { waiting: number; own: number; inProgress: number; turn: number };
const emptyLine: Line = { waiting: 0, own: 0, inProgress: 0, turn: 0 };

/**
 * The two lines of accounts or of visitors: how many wait, how many of them are this sender's, how many of the sender's
 * are not over, and the turn to assign.
 */
export async function linesFor(tx: Database, { key, isVisitor }: Waiting, except: string) {
  const found = await tx
    .selectFrom('review')
    .select([
      'is_bulk',
      sql<number>`(count(*) filter (where state = 'queued'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'queued' and sender = ${key}))::int`.as('own'),
      sql<number>`(count(*) filter (where sender = ${key}))::int`.as('inProgress'),
      sql<number | null>`min(turn) filter (where state = 'queued')`.as('front'),
      sql<number | null>`max(turn) filter (where state = 'running')`.as('served'),
      sql<number | null>`max(turn) filter (where sender = ${key})`.as('last'),
    ])
    .where('state', 'in', ['queued', 'running'])
    .where('is_visitor', '=', isVisitor)
    .where('id', '!=', except)
    .groupBy('is_bulk')
    .execute();
  const lineOf = (isBulk: boolean): Line => {
    const line = found.find(({ is_bulk }) => is_bulk === isBulk);
    if (!line) return emptyLine;
    // Level with whoever is served now, or one behind the sender's own last.
    const now = Math.min(line.front ?? line.served ?? 0, line.served ?? line.front ?? 0);
    return { ...line, turn: line.last === null ? now : Math.max(now, line.last + 1) };
  };
  return { single: lineOf(false), bulk: lineOf(true) };
}

type Place = { isBulk: boolean; turn: number };

export async function takeTurn(tx: Database, id: string, { key, isVisitor }: Waiting, { isBulk, turn }: Place) {
  await tx
    .updateTable('review')
    .set({ sender: key, is_visitor: isVisitor, is_bulk: isBulk, turn })
    .where('id', '=', id)
    .execute();
}

/** Copies the report of another review. */
export async function copyReport(db: Database, fromId: string, toId: string, finishedAt: Date) {
  await db
    .updateTable('review')
    .from('review as same')
    .set((of) => ({
      state: 'done',
      stage: 'done',
      rubric_version: of.ref('same.rubric_version'),
      sha256: of.ref('same.sha256'),
      grading: sql<string>`same.grading`,
      summary: sql<string>`same.summary`,
      finished_at: finishedAt,
    }))
    .where('review.id', '=', toId)
    .where('same.id', '=', fromId)
    .execute();
}

/** Ends a review that was just added, for a file known to be unreadable. */
export async function refuseReview(db: Database, id: string, error: { code: string; message: string }, at: Date) {
  await db
    .updateTable('review')
    .set({ state: 'refused', error_code: error.code, error_message: error.message, finished_at: at })
    .where('id', '=', id)
    .execute();
}

/** Starts an attempt at a review and returns what there is to grade, or undefined when it is settled or deleted. */
export async function takeUpReview(db: Database, id: string) {
  return await db
    .updateTable('review')
    .from('resume')
    .set((of) => ({ state: 'running', attempt: of('review.attempt', '+', 1) }))
    .whereRef('resume.id', '=', 'review.resume_id')
    .where('review.id', '=', id)
    .where('review.state', 'in', ['queued', 'running'])
    .returning([
      'review.id',
      'review.attempt',
      'review.excused',
      'review.resume_id',
      'review.is_visitor',
      'review.is_bulk',
      'resume.storage_key',
      'resume.sha256',
      'resume.page_count',
      'resume.created_at',
    ])
    .executeTakeFirst();
}

export type TakenReview = NonNullable<Awaited<ReturnType<typeof takeUpReview>>>;
type Fence = Pick<TakenReview, 'id' | 'attempt'>;

/**
 * Records that the current attempt ended through no fault of the document: a service was unavailable, or the host
 * stopped.
 */
export async function excuseAttempt(db: Database, { id, attempt }: Fence) {
  await db
    .updateTable('review')
    .set((of) => ({ excused: of('excused', '+', 1) }))
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .execute();
}

export async function recordStage(db: Database, { id, attempt }: Fence, stage: string) {
  await db
    .updateTable('review')
    .set({ stage })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .execute();
}

export type Settlement = {
  state: Exclude<ReviewState, 'queued' | 'running'>;
  stage?: string;
  rubric_version?: string;
  sha256?: string;
  grading?: string;
  summary?: string;
  error_code?: string;
  error_message?: string;
  finished_at: Date;
};

/** Ends a review once. Returns undefined when another attempt superseded this one, or when it was deleted. */
export async function settleReview(db: Database, { id, attempt }: Fence, settlement: Settlement) {
  return await db
    .updateTable('review')
    .set(settlement)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .returning('hold_id')
    .executeTakeFirst();
}
