import { sql } from 'kysely';
import type { Door } from './door.ts';
import { notAuthorized } from './identity-error.ts';
import { giveBackUse, takeUse } from './limits.ts';
import type { Pool } from './pool.ts';

const freeFailures = 5;
const longestLockSeconds = 15 * 60;
const quietMilliseconds = 15 * 60_000;

const exceeded = () => notAuthorized('Password attempts exceeded');

/**
 * Counts a failure before the guess is looked at, and refuses while locked; a guess that was right gives it back. A
 * count kept after looking could be outrun by guesses made at the same time. Each place has a lock of its own, so that
 * nobody can lock others out; where nobody got in before, all places together have so many guesses a day and no more.
 */
export async function payForGuess(pool: Pool, door: Door): Promise<void> {
  if (!(await countFailure(pool, door))) throw exceeded();
  if (await takeGuess(pool, door)) return;
  await giveBackFailure(pool, door);
  throw exceeded();
}

/** Familiar places have counts of their own, kept in the same steps: how long a refusal takes tells nothing about them. */
const usesOf = ({ isFamiliar }: Door) =>
  isFamiliar
    ? ({ here: 'FamiliarGuessHere', anywhere: 'FamiliarGuessAnywhere' } as const)
    : ({ here: 'GuessHere', anywhere: 'GuessAnywhere' } as const);

async function takeGuess(pool: Pool, door: Door): Promise<boolean> {
  const { here, anywhere } = usesOf(door);
  if (!(await takeUse(pool, here, door.place))) return false;
  if (await takeUse(pool, anywhere, door.name)) return true;
  await giveBackUse(pool, here, door.place);
  return false;
}

async function countFailure({ db, now }: Pool, { place, name }: Door): Promise<boolean> {
  const at = now();
  const quiet = new Date(at.getTime() - quietMilliseconds);
  const failures = sql`case when kept.failed_at < ${quiet} then 1 else kept.failures + 1 end`;
  const seconds = sql`least(${longestLockSeconds}::float8, power(2, least(20, ${failures} - ${freeFailures}::int)))`;
  const { rows } = await sql`
    insert into identity_lock as kept (name, subject, failures, failed_at) values (${place}, ${name}, 1, ${at})
    on conflict (name) do update set
      failures = ${failures},
      failed_at = ${at},
      locked_until = case
        when ${failures} >= ${freeFailures}::int then ${at}::timestamptz + make_interval(secs => ${seconds})
      end
    where kept.locked_until is null or kept.locked_until <= ${at}
    returning name`.execute(db);
  return rows.length > 0;
}

/** A right guess that does not end the sign-in: what was paid is given back, earlier failures stay counted. */
export async function giveBack(pool: Pool, door: Door) {
  const { here, anywhere } = usesOf(door);
  await giveBackFailure(pool, door);
  await giveBackUse(pool, here, door.place);
  await giveBackUse(pool, anywhere, door.name);
}

async function giveBackFailure({ db }: Pool, { place }: Door) {
  await db
    .updateTable('identity_lock')
    .set((of) => ({ failures: of('failures', '-', 1), locked_until: null }))
    .where('name', '=', place)
    .execute();
}

/** Whoever got in here begins anew; what is tried elsewhere stays counted. */
export async function unlockHere({ db }: Pool, { place }: Door) {
  await db.deleteFrom('identity_lock').where('name', '=', place).execute();
}

/** With a new password, guesses at the old one do not count any more. */
export async function unlockAll({ db, secrets }: Pool, email: string) {
  await db.deleteFrom('identity_lock').where('subject', '=', secrets.digest('lock', email)).execute();
}

export async function sweepLocks({ db, now }: Pool) {
  const quiet = new Date(now().getTime() - quietMilliseconds);
  await db.deleteFrom('identity_lock').where('failed_at', '<', quiet).execute();
}
