import type { Database } from '../../../database/open.ts';

/**
 * For whoever lost their phone: their password alone signs in again, until they add another app. False when this
 * directory knows no such person.
 */
export async function dropSecondStep(db: Database, subject: string): Promise<boolean> {
  const changed = await db
    .updateTable('identity_user')
    .set({ totp_enabled: false, totp_preferred: false, sealed_totp: null, sealed_new_totp: null })
    .where('sub', '=', subject)
    .returning('sub')
    .executeTakeFirst();
  return changed !== undefined;
}
