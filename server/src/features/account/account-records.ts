import { recruitingConsentText } from '@redmark/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import { codeOf } from '../../base/error-details.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type AccountRow = Selectable<Tables['account']>;
type Person = { issuer: string; subject: string };
type NewAccount = Person & {
  email: string;
  first_name: string;
  last_name: string;
  recruiting: boolean;
  verified: boolean;
};
type ConsentKind = Tables['consent_entry']['kind'];
type Changes = Updateable<Tables['account']>;

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

/** Returns the new account's id, or undefined when a concurrent call created it first. */
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

/** Records that the deletion of an account was requested, or, with null, that it could not begin. */
export async function setClosing(db: Database, ownerId: string, at: Date | null) {
  await db.updateTable('account').set({ closing_at: at }).where('id', '=', ownerId).execute();
}

/** Accounts whose deletion was requested before that moment and is not complete. */
export async function closingBefore(db: Database, moment: Date): Promise<Pick<AccountRow, 'id' | 'email'>[]> {
  return await db.selectFrom('account').select(['id', 'email']).where('closing_at', '<', moment).execute();
}

/** `held` while something of the account is left: foreign keys do not allow it to lose its owner. */
export async function deleteAccount(db: Database, ownerId: string): Promise<'deleted' | 'gone' | 'held'> {
  try {
    const deleted = await db.deleteFrom('account').where('id', '=', ownerId).returning('id').executeTakeFirst();
    return deleted ? 'deleted' : 'gone';
  } catch (error) {
    if (codeOf(error) === stillReferenced) return 'held';
    throw error;
  }
}

/** Accounts whose user was deleted in this installation's own directory. */
export async function accountsLeft(db: Database): Promise<Pick<AccountRow, 'id' | 'email'>[]> {
  return await db
    .selectFrom('account')
    .innerJoin('identity_pool', 'identity_pool.pool_id', 'account.issuer')
    .select(['account.id', 'account.email'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_user')
            .select('identity_user.sub')
            .where(sql<boolean>`identity_user.sub::text = account.subject`),
        ),
      ),
    )
    .execute();
}

const stillReferenced = '23503';

type Consent = { kind: ConsentKind; given: boolean; at: Date; agreedTo?: string };

/** Records a consent that was given or withdrawn, with the words that were agreed to. */
export async function addConsent(db: Database, ownerId: string, { kind, given, at, agreedTo }: Consent) {
  await db
    .insertInto('consent_entry')
    .values({ id: crypto.randomUUID(), account_id: ownerId, kind, given, at, agreed_to: agreedTo ?? null })
    .execute();
}

/** Of concurrent identical changes, only one is recorded. */
export async function changeRecruiting(tx: Database, ownerId: string, recruiting: boolean, at: Date) {
  const changed = await tx
    .updateTable('account')
    .set({ recruiting })
    .where('id', '=', ownerId)
    .where('recruiting', '<>', recruiting)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  const words = recruiting ? { agreedTo: recruitingConsentText.profile } : {};
  await addConsent(tx, ownerId, { kind: 'recruiting', given: recruiting, at, ...words });
}

export async function countConsents(db: Database, ownerId: string, since: Date): Promise<number> {
  const found = await db
    .selectFrom('consent_entry')
    .select('id')
    .where('account_id', '=', ownerId)
    .where('at', '>', since)
    .execute();
  return found.length;
}

export async function listConsents(db: Database, ownerId: string) {
  return await db
    .selectFrom('consent_entry')
    .select(['kind', 'given', 'at', 'agreed_to as agreedTo'])
    .where('account_id', '=', ownerId)
    .orderBy('at')
    .execute();
}
