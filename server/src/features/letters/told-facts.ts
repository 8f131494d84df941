import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Where the grading stands that a letter is about, if its resume is still this account's. */
export async function reviewOf(db: Database, accountId: string, reviewId: string) {
  return await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select(['review.state', 'review.opened_at', 'resume.file_name', 'resume.id as resume_id'])
    .where('review.id', '=', reviewId)
    .where('resume.owner_id', '=', accountId)
    .executeTakeFirst();
}

/** A report that this account handed over and somebody took, with the client it is about. */
export async function handoverOf(db: Database, accountId: string, handoverId: string) {
  return await db
    .selectFrom('handover')
    .innerJoin('client', 'client.id', 'handover.client_id')
    .select(['handover.file_name', 'handover.email', 'handover.gives', 'client.id', 'client.name'])
    .where('handover.id', '=', handoverId)
    .where('handover.owner_id', '=', accountId)
    .where('handover.taken_at', 'is not', null)
    .executeTakeFirst();
}

/** What a batch of this account has come to. */
export async function batchOf(db: Database, accountId: string, batchId: string) {
  return await db
    .selectFrom('batch')
    .leftJoin('batch_file as file', 'file.batch_id', 'batch.id')
    .leftJoin('resume', 'resume.id', 'file.resume_id')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select([
      'batch.seen_at',
      sql<number>`(count(*) filter (where review.state in ('queued', 'running')))::int`.as('under_way'),
      sql<number>`(count(*) filter (where review.state = 'done'))::int`.as('graded'),
      sql<number>`(count(*) filter (where review.state = 'refused' or file.refusal_code is not null))::int`.as(
        'refused',
      ),
      sql<number>`(count(*) filter (where resume.id is not null and (review.state is null or review.state = 'failed')))::int`.as(
        'left',
      ),
      sql<Date | null>`max(review.finished_at)`.as('finished_at'),
    ])
    .where('batch.id', '=', batchId)
    .where('batch.owner_id', '=', accountId)
    .groupBy('batch.id')
    .executeTakeFirst();
}

/** Monthly plans that renew between two moments, with what their next month costs. */
export async function renewalsIn(db: Database, from: Date, to: Date, planId?: string) {
  return await db
    .selectFrom('monthly_plan as plan')
    .innerJoin('sale', 'sale.id', 'plan.sale_id')
    .select([
      'plan.id',
      'plan.account_id',
      'plan.renews_at',
      'sale.plan',
      'sale.credits',
      'sale.cents',
      'sale.currency',
    ])
    .where('plan.active', '=', true)
    .where('plan.ended', '=', false)
    .where('plan.renews_at', '>', from)
    .where('plan.renews_at', '<=', to)
    .$if(planId !== undefined, (query) => query.where('plan.id', '=', planId ?? ''))
    .execute();
}
