import type { Selectable } from 'kysely';
import { before, millisecondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type KeyRow = Omit<Selectable<Tables['api_key']>, 'account_id' | 'digest'>;

const shown = ['id', 'name', 'prefix', 'scopes', 'created_at', 'used_at'] as const;
/** A key in constant use is written down once a minute. */
const usedEveryMilliseconds = millisecondsIn.minute;

export async function listKeyRows(db: Database, ownerId: string): Promise<KeyRow[]> {
  return await db
    .selectFrom('api_key')
    .select(shown)
    .where('account_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Locks the account until the transaction ends, so that calls at the same time cannot exceed the limit of keys. */
export async function countKeys(tx: Database, ownerId: string): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addKey(tx: Database, key: Omit<Selectable<Tables['api_key']>, 'used_at'>): Promise<KeyRow> {
  return await tx.insertInto('api_key').values(key).returning(shown).executeTakeFirstOrThrow();
}

/** Returns whether there was such a key of this owner. */
export async function deleteKey(db: Database, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('account_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The key with this digest, unless its account is being deleted. */
export async function findKey(db: Database, digest: string) {
  return await db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['api_key.id', 'api_key.account_id', 'api_key.scopes', 'api_key.used_at'])
    .where('api_key.digest', '=', digest)
    .where('account.closing_at', 'is', null)
    .executeTakeFirst();
}

export async function noteUse(db: Database, { id, used_at }: Pick<KeyRow, 'id' | 'used_at'>, now: Date) {
  if (used_at !== null && used_at > before(now, usedEveryMilliseconds)) return;
  await db.updateTable('api_key').set({ used_at: now }).where('id', '=', id).execute();
}
