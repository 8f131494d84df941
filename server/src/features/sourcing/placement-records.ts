import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type PlacementRow = Selectable<Tables['placement']>;

/** Numbers of invoices have no gaps, so they are given one after the other. */
const numberLock = 727_274;

type NewPlacement = Omit<PlacementRow, 'number' | 'paid_on' | 'gross_cents'>;

/** Somebody who is placed already stays as they are; returns the row that is there. */
export async function addPlacement(tx: Database, placement: NewPlacement) {
  await sql`select pg_advisory_xact_lock(${numberLock})`.execute(tx);
  const known = await placementOfEntry(tx, placement.entry_id);
  if (known) return known;
  const { next } = await tx
    .selectFrom('placement')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return await tx
    .insertInto('placement')
    .values({ ...placement, number: next })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function placementOfEntry(db: Database, entryId: string): Promise<PlacementRow | undefined> {
  return await db.selectFrom('placement').selectAll().where('entry_id', '=', entryId).executeTakeFirst();
}

export async function placementsOf(db: Database, requestId: string): Promise<PlacementRow[]> {
  return await db.selectFrom('placement').selectAll().where('request_id', '=', requestId).orderBy('number').execute();
}

export async function allPlacements(db: Database): Promise<PlacementRow[]> {
  return await db.selectFrom('placement').selectAll().orderBy('number', 'desc').execute();
}

export async function findPlacement(db: Database, id: string): Promise<PlacementRow | undefined> {
  return await db.selectFrom('placement').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setPaid(db: Database, id: string, paidOn: string | null): Promise<PlacementRow | undefined> {
  return await db
    .updateTable('placement')
    .set({ paid_on: paidOn })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
