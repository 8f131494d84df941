import type { Database } from '../../database/open.ts';

/** Holds resumes of one owner still until the transaction ends; answers those that are there. */
export async function lockResumes(tx: Database, ownerId: string | null, ids: string[] | 'all'): Promise<string[]> {
  const found = await tx
    .selectFrom('resume')
    .select('id')
    .where('owner_id', 'is not distinct from', ownerId)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    // Always in the same order, so that two who delete at once do not wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

export async function deleteResumes(tx: Database, ownerId: string | null, ids: string[]) {
  await tx.deleteFrom('resume').where('id', 'in', ids).where('owner_id', 'is not distinct from', ownerId).execute();
}

export async function addErasures(tx: Database, prefixes: string[], at: Date) {
  await tx
    .insertInto('erasure')
    .values(prefixes.map((prefix) => ({ prefix, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The oldest first. */
export async function erasuresBefore(db: Database, moment: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom('erasure')
    .select('prefix')
    .where('at', '<', moment)
    .orderBy('at')
    .limit(limit)
    .execute();
  return found.map(({ prefix }) => prefix);
}

export async function forgetErasure(db: Database, prefix: string) {
  await db.deleteFrom('erasure').where('prefix', '=', prefix).execute();
}
