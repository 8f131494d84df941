import { sql } from 'kysely';
import type { BillingTables } from '../../database/billing-tables.ts';
import { hasNoGrade } from '../../database/has-no-grade.ts';
import { nameOf } from '../../database/name-of.ts';
import type { Database } from '../../database/open.ts';
import { memberships } from './payer-records.ts';

type Entry = BillingTables['credit_entry'];
type NewEntry = Pick<Entry, 'account_id' | 'credits' | 'reason' | 'reference' | 'at'> &
  Partial<Pick<Entry, 'id' | 'resume_id' | 'note'>>;

export async function balanceOf(db: Database, accountId: string): Promise<number> {
  const { balance } = await db
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(sum(credits), 0)::int`.as('balance'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return balance;
}

export type StandingRow = Awaited<ReturnType<typeof standingOf>>;

/** The balance, whether the welcome credits are booked, and whose credits are used instead, in one query. */
export async function standingOf(db: Database, accountId: string) {
  return await standings(db, accountId).executeTakeFirstOrThrow();
}

/** The query behind it, for a query that joins it. */
export function standings(db: Database, accountId: string) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom('credit_entry')
        .select([
          sql<number>`coalesce(sum(credits), 0)::int`.as('credits'),
          sql<boolean>`coalesce(bool_or(reason = 'welcome'), false)`.as('is_welcomed'),
        ])
        .where('account_id', '=', accountId)
        .as('own'),
    )
    .leftJoin(memberships(db, accountId).as('team'), (join) => join.onTrue())
    .select(['own.credits', 'own.is_welcomed', 'team.limit'])
    .select(['team.id as team_id', 'team.name as team_name', 'team.owner_id as payer_id'])
    .select(
      sql<number>`(select coalesce(sum(credits), 0)::int from credit_entry where account_id = team.owner_id)`.as(
        'shared',
      ),
    );
}

/** Locks the account: what is read after this stays true until the transaction ends. */
export async function lockAccount(tx: Database, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Books an entry once; returns whether this call did it. */
export async function addEntry(tx: Database, entry: NewEntry): Promise<boolean> {
  const added = await tx
    .insertInto('credit_entry')
    .values({ id: crypto.randomUUID(), ...entry })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findEntry(db: Database, id: string) {
  return await db.selectFrom('credit_entry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Holds that are neither settled nor released. */
function openHolds(db: Database) {
  return db
    .selectFrom('credit_entry as hold')
    .where('hold.reason', '=', 'hold')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_entry as end')
            .select('end.id')
            .whereRef('end.reference', '=', 'hold.reference')
            .where('end.reason', 'in', ['settlement', 'release']),
        ),
      ),
    );
}

export async function countOpenHolds(db: Database, accountId: string): Promise<number> {
  const { open } = await openHolds(db)
    .select(sql<number>`count(*)::int`.as('open'))
    .where('hold.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return open;
}

/** Holds whose review is over or deleted, with its final state. There are none unless something went wrong. */
export async function strayHolds(db: Database, before: Date) {
  return await openHolds(db)
    .leftJoin('review', 'review.hold_id', 'hold.id')
    .select(['hold.id', 'review.state', hasNoGrade.as('has_no_grade')])
    .where('hold.at', '<', before)
    .where(({ or, eb }) => or([eb('review.id', 'is', null), eb('review.state', 'in', ['done', 'refused', 'failed'])]))
    .execute();
}

type NewReversal = BillingTables['credit_reversal'];

/** Returns false when it was booked before. */
export async function addReversal(tx: Database, reversal: NewReversal): Promise<boolean> {
  const added = await tx
    .insertInto('credit_reversal')
    .values(reversal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return added !== undefined;
}

export async function countOwed(db: Database, accountId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('credit_reversal')
    .select(sql<number>`coalesce(sum(owed), 0)::int`.as('owed'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return owed;
}

export async function setOwed(tx: Database, reference: string, owed: number) {
  await tx.updateTable('credit_reversal').set({ owed }).where('reference', '=', reference).execute();
}

/** Reduces the credits owed by one, and returns the reversal they were owed for. */
export async function oweOneLess(tx: Database, accountId: string): Promise<string | undefined> {
  const less = await tx
    .updateTable('credit_reversal')
    .set((of) => ({ owed: of('owed', '-', 1) }))
    .where('reference', '=', (of) =>
      of
        .selectFrom('credit_reversal')
        .select('reference')
        .where('account_id', '=', accountId)
        .where('owed', '>', 0)
        .orderBy('at')
        .orderBy('reference')
        .limit(1),
    )
    .returning('reference')
    .executeTakeFirst();
  return less?.reference;
}

/** How many credits a reversal took, immediately and later. */
export async function countTaken(db: Database, reference: string): Promise<number> {
  const { taken } = await db
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(-sum(credits), 0)::int`.as('taken'))
    .where('reason', '=', 'refund')
    .where(({ or, eb }) =>
      or([eb('reference', '=', reference), sql<boolean>`starts_with(reference, ${`${reference}:`})`]),
    )
    .executeTakeFirstOrThrow();
  return taken;
}

const gradingReasons = ['hold', 'settlement', 'release'] as const;

/** Newest first. A resume that was deleted has no name any more. */
export async function listEntries(db: Database, accountId: string, limit: number) {
  return await db
    .selectFrom('credit_entry as entry')
    .leftJoin('resume', (join) =>
      join.onRef('resume.id', '=', 'entry.resume_id').onRef('resume.owner_id', '=', 'entry.account_id'),
    )
    .leftJoin('team_spending as spending', (join) =>
      join.on(sql<boolean>`spending.hold_id::text = entry.reference`).on('entry.reason', 'in', gradingReasons),
    )
    .leftJoin('account as spender', 'spender.id', 'spending.spender_id')
    .select(['entry.id', 'entry.at', 'entry.credits', 'entry.reason', 'entry.note', 'entry.resume_id'])
    .select('resume.file_name')
    .select(
      sql<boolean>`spending.hold_id is not null and spending.spender_id is distinct from entry.account_id`.as(
        'is_members',
      ),
    )
    .select(nameOf('spender').as('member_name'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('credit_entry as end')
          .select('end.id')
          .whereRef('end.reference', '=', 'entry.reference')
          .where('end.reason', 'in', ['settlement', 'release']),
      ).as('has_ended'),
    )
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}
