import { before, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { groupOf } from '../protocol/address-group.ts';

const remembered = 20;
const keptDays = 90;

/** A network address as it is stored: a digest that allows recognising it, and nothing more. */
export const networkOf = ({ secrets }: Pool, sub: string, address: string) =>
  secrets.digest('place', sub, groupOf(address));

/** Records a successful sign-in from this network. Beyond the limit, the least recently seen networks are deleted. */
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
        // Updated once a day, to spare sign-ins a write.
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
