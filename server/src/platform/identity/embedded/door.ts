import { sql } from 'kysely';
import type { Asked } from './call.ts';
import { placeOf } from './places.ts';
import type { Pool } from './pool.ts';

/** Where somebody stands who tries to get in under a name. */
export type Door = {
  /** All that is tried under the name. */
  name: string;
  /** What is tried under the name from here. */
  place: string;
  /** Somebody got in here before, or holds the name of a device that did: strangers cannot close this door. */
  isFamiliar: boolean;
};

type Named = { email: string; sub: string };

/** Names are treated alike, known or not: a door tells nothing about who has an account. */
export async function doorOf(pool: Pool, { email, sub }: Named, asked: Asked, deviceKey?: string): Promise<Door> {
  const { secrets, db } = pool;
  const here = placeOf(pool, sub, asked.address);
  const { rows } = await sql<{ place: boolean; device: boolean }>`select
    exists (select from identity_place where sub = ${sub} and place = ${here}) as place,
    exists (select from identity_device where sub = ${sub} and device_key = ${deviceKey ?? ''}) as device`.execute(db);
  const { place = false, device = false } = rows[0] ?? {};
  const name = secrets.digest('lock', email);
  const spot = device ? `device ${deviceKey}` : here;
  return { name, place: secrets.digest('lock', email, spot), isFamiliar: place || device };
}
