import { sql } from 'kysely';
import { notAuthorized } from './identity-error.ts';
import type { Pool } from './pool.ts';

const freeFailures = 5;
const longestLockSeconds = 15 * 60;
const quietMilliseconds = 15 * 60_000;

/** Names are counted alike, known or not: a lock tells nothing about who has an account. */
export const lockName = ({ secrets }: Pool, subject: string) => secrets.digest('lock', subject);

/**
 * Counts a failure before the guess is looked at, and refuses while locked; a guess that was right gives it back. A
 * count kept after looking could be outrun by guesses made at the same time.
 */
export async function payForGuess({ db, now }: Pool, name: string): Promise<void> {
  const at = now();
  const quiet = new Date(at.getTime() - quietMilliseconds);
  const failures = sql`case when kept.failed_at < ${quiet} then 1 else kept.failures + 1 end`;
  const seconds = sql`least(${longestLockSeconds}::float8, power(2, least(20, ${failures} - ${freeFailures}::int)))`;
  const { rows } = await sql`
    insert into identity_lock as kept (name, failures, failed_at) values (${name}, 1, ${at})
    on conflict (name) do update set
      failures = ${failures},
      failed_at = ${at},
      locked_until = case
        when ${failures} >= ${freeFailures}::int then ${at}::timestamptz + make_interval(secs => ${seconds})
      end
    where kept.locked_until is null or kept.locked_until <= ${at}
    returning name`.execute(db);
  if (rows.length === 0) throw notAuthorized('Password attempts exceeded');
}

/** A right guess that does not end the sign-in: what was paid is given back, earlier failures stay counted. */
export async function giveBack({ db }: Pool, name: string) {
  await db
    .updateTable('identity_lock')
    .set((of) => ({ failures: of('failures', '-', 1), locked_until: null }))
    .where('name', '=', name)
    .execute();
}

export async function unlock({ db }: Pool, name: string) {
  await db.deleteFrom('identity_lock').where('name', '=', name).execute();
}

export async function sweepLocks({ db, now }: Pool) {
  const quiet = new Date(now().getTime() - quietMilliseconds);
  await db.deleteFrom('identity_lock').where('failed_at', '<', quiet).execute();
}
