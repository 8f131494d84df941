import type { ConsoleOverview } from '@redmark/contract';
import { sql } from 'kysely';
import { before, millisecondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';

/** The figures with which an operator's day begins. */
export function createOverview({ db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>) {
  return async (): Promise<ConsoleOverview> => {
    const since = before(now(), millisecondsIn.day);
    const [counts, dayPaid, { waiting, oldestSeconds }] = await Promise.all([
      countsSince(db, since),
      paidSince(db, since),
      queue.depth(),
    ]);
    return { ...counts, dayPaid, waitingGradings: waiting, oldestSeconds };
  };
}

type Counts = Pick<ConsoleOverview, 'openMessages' | 'dayGraded' | 'dayFailed' | 'dayRefused' | 'dayAccounts'>;

async function countsSince(db: Database, since: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from contact_message where answered_at is null and done_at is null) as "openMessages",
    (select count(*)::int from review where state = 'done' and finished_at > ${since}) as "dayGraded",
    (select count(*)::int from review where state = 'failed' and finished_at > ${since}) as "dayFailed",
    (select count(*)::int from review where state = 'refused' and finished_at > ${since}) as "dayRefused",
    (select count(*)::int from account where created_at > ${since}) as "dayAccounts"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row.');
  return counts;
}

async function paidSince(db: Database, since: Date) {
  return await db
    .selectFrom('purchase')
    .select(['currency', sql<number>`count(*)::int`.as('payments')])
    .select(sql<number>`sum(cents - refunded_cents)::int`.as('cents'))
    .where('paid_at', '>', since)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}
