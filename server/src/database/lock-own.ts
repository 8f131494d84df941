import type { Database } from './open.ts';

/** Locks a row of this owner until the transaction ends; returns whether there is one. */
export async function lockOwn(tx: Database, table: 'resume' | 'batch' | 'client', ownerId: string, id: string) {
  const found = await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
