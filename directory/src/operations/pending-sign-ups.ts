import { sql } from 'kysely';
import { passwordFits } from '../crypto/srp.ts';
import { before, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { codeExpired, IdentityError, limitExceeded, unknownUser } from '../protocol/identity-error.ts';
import { takeUse } from '../sign-in/usage-limits.ts';
import { useCode } from '../users/codes.ts';
import { isUniqueViolation } from '../users/unique-violation.ts';
import { type User, verifierOf } from '../users/users.ts';

/** For this long, signing up again with the same address and password is refused as a repetition. */
const validMilliseconds = millisecondsIn.day;
const keptMilliseconds = 7 * millisecondsIn.day;
/** Pending sign-ups of one address; beyond this, the oldest is deleted. */
const mostWaiting = 10;

export const addressTaken = (name: 'UsernameExistsException' | 'AliasExistsException') =>
  new IdentityError(name, 'An account with the given email already exists.');

type NewUser = Pick<User, 'sub' | 'email' | 'sealed_verifier'> & { password: string; signed_up_from: string };

/**
 * Adds a sign-up beside other unconfirmed ones of the same address. The same address with the same password is the same
 * sign-up, and the second is refused.
 */
export async function addPendingSignUp(pool: Pool, user: NewUser, attributes: Record<string, string>) {
  const { password, ...row } = user;
  const at = pool.now();
  const expired = before(at, validMilliseconds);
  await pool.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.email}, 0))`.execute(db);
    await unconfirmed(db, user.email).where('created_at', '<', expired).execute();
    const there = await db.selectFrom('identity_user').selectAll().where('email', '=', user.email).execute();
    for (const one of there) {
      if (one.status !== 'UNCONFIRMED' || (await isOf(pool, one, password)))
        throw addressTaken('UsernameExistsException');
    }
    await payTwice({ ...pool, db }, 'SignUp', row.signed_up_from, user.email);
    const added = {
      status: 'UNCONFIRMED',
      attributes: JSON.stringify(attributes),
      created_at: at,
      updated_at: at,
    } as const;
    await db
      .insertInto('identity_user')
      .values({ ...row, ...added })
      .execute();
    const old = db.selectFrom('identity_user').select('sub').where('email', '=', user.email);
    await unconfirmed(db, user.email)
      .where('sub', 'in', old.orderBy('created_at', 'desc').orderBy('sub').offset(mostWaiting))
      .execute();
  });
}

const unconfirmed = (db: Pool['db'], email: string) =>
  db.deleteFrom('identity_user').where('email', '=', email).where('status', '=', 'UNCONFIRMED');

async function isOf(pool: Pool, user: User, password: string): Promise<boolean> {
  return await passwordFits({ group: pool.name, name: user.sub }, password, verifierOf(pool, user));
}

/**
 * Counts against two limits: the network's own, so that nobody uses up another's, and a larger one for the address from
 * all networks together.
 */
export async function payTwice(
  pool: Pool,
  use: 'SignUp' | 'ResendConfirmationCode' | 'ConfirmSignUp',
  payer: string,
  email: string,
) {
  const isLeft = (await takeUse(pool, use, payer)) && (await takeUse(pool, `${use}Anywhere`, email));
  if (!isLeft) throw limitExceeded();
}

/** The pending sign-ups of an address, newest first: all of them, or the one with that id. */
export async function pendingSignUpsOf({ db }: Pool, email: string, named: string | undefined): Promise<User[]> {
  const all = await db
    .selectFrom('identity_user')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 'UNCONFIRMED')
    .orderBy('created_at', 'desc')
    .orderBy('sub')
    .execute();
  return named === undefined ? all : all.filter(({ sub }) => sub === named);
}

/** The sign-up a code was sent for. A wrong code counts as a failed attempt for each of them. */
export async function signUpOfCode(pool: Pool, waiting: User[], code: string): Promise<User> {
  let complaint: unknown = codeExpired();
  for (const user of waiting) {
    try {
      await useCode(pool, user.sub, 'sign-up', code);
      return user;
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      if (error.name !== 'ExpiredCodeException') complaint = error;
    }
  }
  throw complaint;
}

/** Assigns the address to this sign-up, and deletes the other sign-ups with their passwords and codes. */
export async function settleAddress(pool: Pool, user: User, status: 'CONFIRMED' | 'RESET_REQUIRED') {
  try {
    const settled = await pool.db
      .updateTable('identity_user')
      .set({ status, email_verified: true, signed_up_from: null, updated_at: pool.now() })
      .where('sub', '=', user.sub)
      .where('status', '=', 'UNCONFIRMED')
      .returning('sub')
      .executeTakeFirst();
    if (!settled) throw unknownUser();
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken('AliasExistsException') : error;
  }
  await dropPendingSignUps(pool, user.email);
}

/** Deletes the other pending sign-ups of an address that has been confirmed. */
export async function dropPendingSignUps({ db }: Pool, email: string) {
  await unconfirmed(db, email).execute();
}

/** Deletes sign-ups that were not confirmed within a week. */
export async function sweepPendingSignUps({ db, now }: Pool) {
  const oldest = before(now(), keptMilliseconds);
  const old = db.deleteFrom('identity_user').where('status', '=', 'UNCONFIRMED').where('created_at', '<', oldest);
  await old.execute();
}
