import type { Database, Pool } from '../pool.ts';

/** Accepts a code's time step once, and none older than the newest one used. */
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
 * Removes the second factor of somebody who lost their phone: their password alone signs in again, until they add
 * another app. False when this directory has no such user.
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
