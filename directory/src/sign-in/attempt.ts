import { sql } from 'kysely';
import type { Pool } from '../pool.ts';
import type { CallContext } from '../protocol/operation.ts';
import { networkOf } from '../users/known-networks.ts';

/** An attempt to sign in under a name: the keys it is counted under. */
export type Attempt = {
  /** Counts everything tried under the name. */
  account: string;
  /** Counts what is tried under the name from this network or device. */
  source: string;
  /** The user signed in from here before, or this is a device of theirs: strangers cannot use up its attempts. */
  isFamiliar: boolean;
};

type Named = { email: string; sub: string };

/** Known and unknown names are treated alike: an attempt reveals nothing about who has an account. */
export async function attemptOf(
  pool: Pool,
  { email, sub }: Named,
  { address }: CallContext,
  deviceKey = '',
): Promise<Attempt> {
  const { secrets, db } = pool;
  const network = networkOf(pool, sub, address);
  const { rows } = await sql<{ network: boolean; device: boolean }>`select
    exists (select from identity_place where sub = ${sub} and place = ${network}) as network,
    exists (select from identity_device where sub = ${sub} and device_key = ${deviceKey}) as device`.execute(db);
  const known = rows[0] ?? { network: false, device: false };
  const from = known.device ? `device ${deviceKey}` : network;
  return {
    account: secrets.digest('lock', email),
    source: secrets.digest('lock', email, from),
    isFamiliar: known.network || known.device,
  };
}

/** The key a use is counted under: a familiar source has its own, which strangers cannot use up. */
export const payerOf = ({ isFamiliar, source, account }: Attempt) => (isFamiliar ? source : account);
