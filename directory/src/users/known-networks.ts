import { before, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { groupOf } from '../protocol/address-group.ts';

const remembered = 20;
const keptDays = 90;

/** A network address as this directory stores it: enough to recognise it, and no more. */
export const networkOf = ({ secrets }: Pool, sub: string, address: string) =>
  secrets.digest('place', sub, groupOf(address));

/** Records that somebody got in from here. The networks not seen for longest make room. */
export async function rememberNetwork(pool: Pool, sub: string, address: string) {
  const { db, now } = pool;
  const at = now();
  const added = await db
    .insertInto('identity_place')
    .values({ sub, place: networkOf(pool, sub, address), seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['sub', 'place'])
        .doUpdateSet({ seen_at: at })
        // Once a day is enough: a sign-in need not wait for one more write.
        .where('identity_place.seen_at', '<', before(at, millisecondsIn.day)),
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

export async function sweepNetworks({ db, now }: Pool) {
  const oldest = before(now(), keptDays * millisecondsIn.day);
  await db.deleteFrom('identity_place').where('seen_at', '<', oldest).execute();
}
