import { sql } from 'kysely';
import { before, millisecondsIn, secondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { notAuthorized } from '../protocol/identity-error.ts';
import type { Attempt } from './attempt.ts';
import { giveBackUse, takeUse } from './usage-limits.ts';

const freeFailures = 5;
const longestLockSeconds = 15 * secondsIn.minute;
const quietMilliseconds = 15 * millisecondsIn.minute;

const exceeded = () => notAuthorized('Password attempts exceeded');

/**
 * Counts a failure before the guess is compared, and refuses while locked; a right guess is refunded. If failures were
 * counted after comparing, parallel guesses could outrun the limit. Each source has its own lock, so that nobody can
 * lock others out; all unfamiliar sources together share a fixed number of guesses a day.
 */
export async function payForGuess(pool: Pool, attempt: Attempt): Promise<void> {
  if (!(await countFailure(pool, attempt))) throw exceeded();
  if (await takeGuess(pool, attempt)) return;
  await giveBackFailure(pool, attempt);
  throw exceeded();
}

/**
 * Familiar sources have limits of their own, checked in the same steps, so that the time of a refusal reveals nothing
 * about them.
 */
const usesOf = ({ isFamiliar }: Attempt) =>
  isFamiliar
    ? ({ here: 'FamiliarGuessHere', anywhere: 'FamiliarGuessAnywhere' } as const)
    : ({ here: 'GuessHere', anywhere: 'GuessAnywhere' } as const);

async function takeGuess(pool: Pool, attempt: Attempt): Promise<boolean> {
  const { here, anywhere } = usesOf(attempt);
  if (!(await takeUse(pool, here, attempt.source))) return false;
  if (await takeUse(pool, anywhere, attempt.account)) return true;
  await giveBackUse(pool, here, attempt.source);
  return false;
}

async function countFailure({ db, now }: Pool, { source, account }: Attempt): Promise<boolean> {
  const at = now();
  const quiet = before(at, quietMilliseconds);
  const failures = sql`case when kept.failed_at < ${quiet} then 1 else kept.failures + 1 end`;
  const seconds = sql`least(${longestLockSeconds}::float8, power(2, least(20, ${failures} - ${freeFailures}::int)))`;
  const { rows } = await sql`
    insert into identity_lock as kept (name, subject, failures, failed_at) values (${source}, ${account}, 1, ${at})
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

/** After a right guess that does not complete the sign-in: refunds this guess; earlier failures stay counted. */
export async function giveBack(pool: Pool, attempt: Attempt) {
  const { here, anywhere } = usesOf(attempt);
  await giveBackFailure(pool, attempt);
  await giveBackUse(pool, here, attempt.source);
  await giveBackUse(pool, anywhere, attempt.account);
}

async function giveBackFailure({ db }: Pool, { source }: Attempt) {
  await db
    .updateTable('identity_lock')
    .set((of) => ({ failures: of('failures', '-', 1), locked_until: null }))
    .where('name', '=', source)
    .execute();
}

/** A completed sign-in resets the lock of its own source; those of other sources stay. */
export async function unlockHere({ db }: Pool, { source }: Attempt) {
  await db.deleteFrom('identity_lock').where('name', '=', source).execute();
}

/** After a new password, guesses at the old one no longer count. */
export async function unlockAll({ db, secrets }: Pool, email: string) {
  await db.deleteFrom('identity_lock').where('subject', '=', secrets.digest('lock', email)).execute();
}

export async function sweepLocks({ db, now }: Pool) {
  const quiet = before(now(), quietMilliseconds);
  await db.deleteFrom('identity_lock').where('failed_at', '<', quiet).execute();
}
