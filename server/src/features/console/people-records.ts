import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Accounts whose address contains a text, the shortest address first: the nearest to what was typed. */
export async function accountsLike(db: Database, search: string, limit: number) {
  return await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'created_at'])
    .select((of) =>
      of
        .selectFrom('credit_entry')
        .whereRef('credit_entry.account_id', '=', 'account.id')
        .select(sql<number>`coalesce(sum(credits), 0)::int`.as('balance'))
        .as('credits'),
    )
    .where('email', 'ilike', holding(search))
    .orderBy(sql`length(email)`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Sign-ups of the embedded directory that wait for their code. There are none where the user pool is hosted. */
export async function signUpsLike(db: Kysely<Tables>, search: string, limit: number) {
  return await db
    .selectFrom('identity_user')
    .select(['sub', 'email', 'attributes', 'created_at'])
    .where('status', '=', 'UNCONFIRMED')
    .where('email', 'ilike', holding(search))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function personOfAccount(db: Database, id: string) {
  return await db
    .selectFrom('account')
    .select(['id', 'issuer', 'subject', 'email', 'first_name', 'last_name', 'created_at'])
    .select((of) =>
      of
        .selectFrom('resume')
        .whereRef('resume.owner_id', '=', 'account.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('resumes'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function waitingSignUp(db: Database, sub: string) {
  return await db
    .selectFrom('identity_user')
    .select(['sub', 'email'])
    .where('sub', '=', sub)
    .where('status', '=', 'UNCONFIRMED')
    .executeTakeFirst();
}
