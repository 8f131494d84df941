import type { Selectable } from 'kysely';
import { randomToken } from '../crypto/secrets.ts';
import { after, millisecondsIn } from '../durations.ts';
import type { Client, Pool } from '../pool.ts';
import type { DirectoryTables } from '../tables.ts';
import type { User } from '../users/users.ts';

/** All tokens that descend from one sign-in; they are revoked together. */
export type Family = Selectable<DirectoryTables['identity_family']>;

const refreshDays = 30;
const refreshBytes = 64;

const digestOf = ({ secrets }: Pool, token: string) => secrets.digest('refresh', token);

type Device = { key: string; groupKey: string; confirmed: boolean };
type NewFamily = { sub: string; client: Client; device: Device; secondStep: boolean };

/** Starts a session together with its refresh token, in one transaction. */
export async function beginFamily(pool: Pool, begun: NewFamily) {
  return await pool.db.transaction().execute(async (db) => {
    const family = await addFamily({ ...pool, db }, begun);
    return { family, refreshToken: await addRefreshToken({ ...pool, db }, family.origin_jti) };
  });
}

async function addFamily(pool: Pool, { sub, client, device, secondStep }: NewFamily): Promise<Family> {
  const at = pool.now();
  return await pool.db
    .insertInto('identity_family')
    .values({
      origin_jti: crypto.randomUUID(),
      sub,
      client_id: client.id,
      device_key: device.key,
      device_group_key: device.groupKey,
      device_confirmed: device.confirmed,
      second_step: secondStep,
      signed_in_at: at,
      expires_at: after(at, refreshDays * millisecondsIn.day),
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A session together with its user, in one query. */
export async function familyWithUser(
  { db }: Pool,
  originJti: string,
  sub: string,
): Promise<(Family & User) | undefined> {
  return await db
    .selectFrom('identity_family as family')
    .innerJoin('identity_user as user', 'user.sub', 'family.sub')
    .selectAll('family')
    .selectAll('user')
    .where('family.origin_jti', '=', originJti)
    .where('user.sub', '=', sub)
    .executeTakeFirst();
}

export async function addRefreshToken(pool: Pool, originJti: string): Promise<string> {
  const token = randomToken(refreshBytes);
  await pool.db
    .insertInto('identity_refresh')
    .values({ digest: digestOf(pool, token), origin_jti: originJti, rotated_at: null })
    .execute();
  return token;
}

export async function familyOfRefreshToken(pool: Pool, token: string): Promise<Family | undefined> {
  return await pool.db
    .selectFrom('identity_refresh')
    .innerJoin('identity_family', 'identity_family.origin_jti', 'identity_refresh.origin_jti')
    .selectAll('identity_family')
    .where('digest', '=', digestOf(pool, token))
    .executeTakeFirst();
}

/** Marks a refresh token as exchanged. If it was exchanged before, returns when. */
export async function rotate(pool: Pool, token: string): Promise<Date | undefined> {
  const digest = digestOf(pool, token);
  const { numUpdatedRows } = await pool.db
    .updateTable('identity_refresh')
    .set({ rotated_at: pool.now() })
    .where('digest', '=', digest)
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return undefined;
  const before = await pool.db
    .selectFrom('identity_refresh')
    .select('rotated_at')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return before?.rotated_at ?? undefined;
}

type Which = { sub: string } | { originJti: string } | { deviceKey: string };

/** Revokes sessions with all their tokens, except `butNot`. */
export async function revoke({ db, now }: Pool, which: Which, butNot?: string) {
  let query = db.updateTable('identity_family').set({ revoked_at: now() }).where('revoked_at', 'is', null);
  if ('sub' in which) query = query.where('sub', '=', which.sub);
  else if ('originJti' in which) query = query.where('origin_jti', '=', which.originJti);
  else query = query.where('device_key', '=', which.deviceKey);
  if (butNot !== undefined) query = query.where('origin_jti', '<>', butNot);
  await query.execute();
}

export async function sweepFamilies({ db, now }: Pool) {
  await db.deleteFrom('identity_family').where('expires_at', '<', now()).execute();
}
