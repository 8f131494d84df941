import { sql } from 'kysely';
import { millisecondsIn } from '../base/durations.ts';
import type { Database } from '../database/open.ts';

const followSeconds = 60;

type Clock = {
  now: () => Date;
  advance: (seconds: number) => void;
  /**
   * Follows the database's clock from now on, which all hosts share: what has expired on one host has expired on all.
   */
  follow(db: Database, log: (error: unknown) => void): Promise<void>;
  stop(): void;
};

/** The server's clock, which tests can move forward. */
export function createClock(host: () => number = Date.now): Clock {
  let aheadMilliseconds = 0;
  let correctionMilliseconds = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Assumes the database read its clock halfway through the round trip; the error is negligible here. */
  async function compare(db: Database) {
    const asked = host();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const answered = host();
    correctionMilliseconds = (rows[0]?.now.getTime() ?? answered) - (asked + answered) / 2;
  }

  return {
    now: () => new Date(host() + correctionMilliseconds + aheadMilliseconds),
    advance: (seconds) => {
      aheadMilliseconds += seconds * millisecondsIn.second;
    },
    async follow(db, log) {
      // While the database is unavailable, the last comparison is kept.
      await compare(db).catch(log);
      timer = setInterval(() => void compare(db).catch(log), followSeconds * millisecondsIn.second);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
