import { sql } from 'kysely';
import { before, millisecondsIn } from '../base/durations.ts';
import type { Database } from './open.ts';

/** Who did what to what: ids alone, never names, addresses or user text. */
type AuditEntry = {
  actor: 'operator' | 'owner' | 'link';
  action: string;
  subject?: string | undefined;
  /** The account of the operator, where it was done in the console. */
  operatorId?: string | undefined;
};

/** More than a year, so that the log always covers a full year. */
const keptDays = 400;
const mostListed = 1000;

export async function addAudit(db: Database, at: Date, { actor, action, subject = '', operatorId }: AuditEntry) {
  await db
    .insertInto('audit_entry')
    .values({ at, actor, action, subject, operator_id: operatorId ?? null })
    .execute();
}

/** For actions without a limit: one entry a day, with a count. */
export async function countAudit(db: Database, at: Date, { actor, action, subject = '' }: AuditEntry) {
  await sql`insert into audit_entry as kept (at, actor, action, subject, day)
    values (${at}, ${actor}, ${action}, ${subject}, (${at}::timestamptz at time zone 'UTC')::date)
    on conflict (actor, action, subject, day) where day is not null
    do update set at = excluded.at, times = kept.times + 1`.execute(db);
}

/** In chronological order. */
export async function listAudit(db: Database, since: Date) {
  const found = await db
    .selectFrom('audit_entry')
    .select(['at', 'actor', 'action', 'subject', 'times'])
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostListed)
    .execute();
  return found.reverse();
}

export async function sweepAudit(db: Database, now: Date) {
  await db
    .deleteFrom('audit_entry')
    .where('at', '<', before(now, keptDays * millisecondsIn.day))
    .execute();
}
