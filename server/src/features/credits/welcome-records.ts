import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Adds a digest; returns whether it is new, so that nobody with it was welcomed before. */
export async function addWelcomed(db: Database, digest: string, at: Date): Promise<boolean> {
  const added = await db
    .insertInto('welcome_digest')
    .values({ digest, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  return added !== undefined;
}

export async function hasWelcome(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('credit_entry')
    .select('id')
    .where('reason', '=', 'welcome')
    .where('reference', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Accounts that got welcome credits and whose digest is not stored yet. */
export async function unknownWelcomes(db: Database, limit: number) {
  return await db
    .selectFrom('account')
    .innerJoin('credit_entry', (join) =>
      join.on('credit_entry.reason', '=', 'welcome').on(sql<boolean>`credit_entry.reference = account.id::text`),
    )
    .select(['account.id', 'account.email'])
    .where('account.welcome_known', '=', false)
    .limit(limit)
    .execute();
}

export async function markKnown(db: Database, accountIds: string[]) {
  await db.updateTable('account').set({ welcome_known: true }).where('id', 'in', accountIds).execute();
}
