import type { Database } from '../../../database/open.ts';
import type { Tables } from '../../../database/tables.ts';

type Prefix = Tables['erasure']['prefix'];

/** Locks resumes of one owner until the transaction ends; returns those that exist. */
export async function lockResumes(tx: Database, ownerId: string | null, ids: string[] | 'all'): Promise<string[]> {
  const owned = tx.selectFrom('resume').select('id').where('owner_id', 'is not distinct from', ownerId);
  const wanted = ids === 'all' ? owned : owned.where('id', 'in', ids);
  // Always in the same order, so that two concurrent deletions do not deadlock.
  const found = await wanted.orderBy('id').forUpdate().execute();
  return found.map(({ id }) => id);
}

export async function deleteResumes(tx: Database, ownerId: string | null, ids: string[]) {
  await tx.deleteFrom('resume').where('id', 'in', ids).where('owner_id', 'is not distinct from', ownerId).execute();
}

export async function addErasures(tx: Database, prefixes: Prefix[], at: Date) {
  await tx
    .insertInto('erasure')
    .values(prefixes.map((prefix) => ({ prefix, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Oldest first. */
export async function erasuresBefore(db: Database, moment: Date, limit: number): Promise<Prefix[]> {
  const found = await db
    .selectFrom('erasure')
    .select('prefix')
    .where('at', '<', moment)
    .orderBy('at')
    .limit(limit)
    .execute();
  return found.map(({ prefix }) => prefix);
}

export async function forgetErasure(db: Database, prefix: Prefix) {
  await db.deleteFrom('erasure').where('prefix', '=', prefix).execute();
}
