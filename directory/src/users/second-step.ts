import type { Database, Pool } from '../pool.ts';

/** A code works once, and none works that is older than the newest one used. */
export async function useTotpStep({ db }: Pool, sub: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_user')
    .set({ totp_step: step })
    .where('sub', '=', sub)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * For whoever lost their phone: their password alone signs in again, until they add another app. False when this
 * directory knows no such person.
 */
export async function dropSecondStep(db: Database, sub: string): Promise<boolean> {
  const changed = await db
    .updateTable('identity_user')
    .set({ totp_enabled: false, totp_preferred: false, sealed_totp: null, sealed_new_totp: null })
    .where('sub', '=', sub)
    .returning('sub')
    .executeTakeFirst();
  return changed !== undefined;
}
