import type { Pool } from '../pool.ts';

/** Whether everybody must have a second factor. */
export async function requiresMfa({ db }: Pool): Promise<boolean> {
  const pool = await db.selectFrom('identity_pool').select('requires_mfa').executeTakeFirst();
  return pool?.requires_mfa ?? false;
}

export async function setRequiresMfa({ db }: Pool, requires: boolean) {
  await db.updateTable('identity_pool').set({ requires_mfa: requires }).execute();
}
