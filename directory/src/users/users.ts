import { type Selectable, sql, type Updateable } from 'kysely';
import { createVerifier, Verifier } from '../crypto/srp.ts';
import type { Database, Pool } from '../pool.ts';
import type { DirectoryTables } from '../tables.ts';

export type User = Selectable<DirectoryTables['identity_user']>;

/** Addresses are compared in lower case. */
export const normalised = (email: string) => email.trim().toLowerCase();

/** The user who confirmed the address; if nobody did, the newest pending sign-up. */
export async function userByEmail({ db }: Pool, email: string): Promise<User | undefined> {
  return await db
    .selectFrom('identity_user')
    .selectAll()
    .where('email', '=', normalised(email))
    .orderBy(sql`status = 'UNCONFIRMED'`)
    .orderBy('created_at', 'desc')
    .orderBy('sub')
    .limit(1)
    .executeTakeFirst();
}

export async function userBySub(db: Database, sub: string): Promise<User | undefined> {
  return await db.selectFrom('identity_user').selectAll().where('sub', '=', sub).executeTakeFirst();
}

/** Finds a user by sign-in name: the address, or the id that tokens carry. */
export async function userByName(pool: Pool, name: string): Promise<User | undefined> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
  return isId ? await userBySub(pool.db, name) : await userByEmail(pool, name);
}

export async function updateUser(
  { db, now }: Pool,
  sub: string,
  changes: Updateable<DirectoryTables['identity_user']>,
) {
  await db
    .updateTable('identity_user')
    .set({ ...changes, updated_at: now() })
    .where('sub', '=', sub)
    .execute();
}

export const answersTo = (user: User, name: string) => name === user.sub || normalised(name) === user.email;

export function verifierOf({ secrets }: Pool, { sub, sealed_verifier }: User): Verifier {
  return Verifier.parse(JSON.parse(secrets.open(`srp|${sub}`, sealed_verifier)));
}

export async function sealedVerifier({ secrets, name }: Pool, sub: string, password: string): Promise<string> {
  const verifier = await createVerifier({ group: name, name: sub }, password);
  return secrets.seal(`srp|${sub}`, JSON.stringify(verifier));
}

/** Every attribute as Cognito lists it, as text. */
export function attributesOf(user: User): Record<string, string> {
  return { sub: user.sub, email_verified: String(user.email_verified), ...user.attributes };
}
