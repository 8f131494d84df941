import { groupOf } from '../../address-group.ts';
import type { Pool } from './pool.ts';

const remembered = 20;
const day = 24 * 3_600_000;
const keptDays = 90;

/** A network address as this directory keeps it: enough to know it again, and no more. */
export const placeOf = ({ secrets }: Pool, sub: string, address: string) =>
  secrets.digest('place', sub, groupOf(address));

/** Notes that somebody got in from here. The places not seen for longest make room. */
export async function rememberPlace(pool: Pool, sub: string, address: string) {
  const { db, now } = pool;
  const at = now();
  const added = await db
    .insertInto('identity_place')
    .values({ sub, place: placeOf(pool, sub, address), seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['sub', 'place'])
        .doUpdateSet({ seen_at: at })
        // Once a day is enough: a sign-in need not wait for one more write.
        .where('identity_place.seen_at', '<', new Date(at.getTime() - day)),
    )
    .returning('place')
    .executeTakeFirst();
  if (!added) return;
  const old = db
    .selectFrom('identity_place')
    .select('place')
    .where('sub', '=', sub)
    .orderBy('seen_at', 'desc')
    .offset(remembered);
  await db.deleteFrom('identity_place').where('sub', '=', sub).where('place', 'in', old).execute();
}

export async function sweepPlaces({ db, now }: Pool) {
  const before = new Date(now().getTime() - keptDays * day);
  await db.deleteFrom('identity_place').where('seen_at', '<', before).execute();
}
