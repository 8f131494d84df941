import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type AccountRow = Selectable<Tables['account']>;
type Person = { issuer: string; subject: string };
type NewAccount = Person & { email: string; first_name: string; last_name: string; recruiting: boolean };
export type ConsentKind = Tables['consent_entry']['kind'];
type Changes = Partial<
  Pick<AccountRow, 'email' | 'first_name' | 'last_name' | 'industry' | 'job_title' | 'company_size'>
>;

export async function findAccount(db: Database, ownerId: string): Promise<AccountRow | undefined> {
  return await db.selectFrom('account').selectAll().where('id', '=', ownerId).executeTakeFirst();
}

export async function accountIdOf(db: Database, { issuer, subject }: Person): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.id;
}

/** Answers the new account's id, or undefined when somebody was quicker. */
export async function addAccount(db: Database, account: NewAccount, createdAt: Date): Promise<string | undefined> {
  const added = await db
    .insertInto('account')
    .values({ id: crypto.randomUUID(), ...account, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function changeAccount(db: Database, ownerId: string, changes: Changes) {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('account').set(changes).where('id', '=', ownerId).execute();
}

/** Answers false while something of the account is left, which the database does not leave without an owner. */
export async function deleteAccount(db: Database, ownerId: string): Promise<boolean> {
  try {
    await db.deleteFrom('account').where('id', '=', ownerId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === stillReferenced) return false;
    throw error;
  }
}

const stillReferenced = '23503';

/** Notes what was agreed to or taken back; the account holds what counts now. */
export async function addConsent(db: Database, ownerId: string, kind: ConsentKind, given: boolean, at: Date) {
  await db
    .insertInto('consent_entry')
    .values({ id: crypto.randomUUID(), account_id: ownerId, kind, given, at })
    .execute();
  if (kind === 'recruiting')
    await db.updateTable('account').set({ recruiting: given }).where('id', '=', ownerId).execute();
}

export async function listConsents(db: Database, ownerId: string) {
  return await db
    .selectFrom('consent_entry')
    .select(['kind', 'given', 'at'])
    .where('account_id', '=', ownerId)
    .orderBy('at')
    .execute();
}
