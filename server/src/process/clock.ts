import { sql } from 'kysely';
import { millisecondsIn } from '../base/durations.ts';
import type { Database } from '../database/open.ts';

const followSeconds = 60;

type Clock = {
  now: () => Date;
  advance: (seconds: number) => void;
  /** Goes by the database's clock from now on, which all hosts share: what one host lets expire has expired on all. */
  follow(db: Database, log: (error: unknown) => void): Promise<void>;
  stop(): void;
};

/** The time, and for tests a way not to wait for it. */
export function createClock(host: () => number = Date.now): Clock {
  let aheadMilliseconds = 0;
  let correctionMilliseconds = 0;
  let timer: NodeJS.Timeout | undefined;

  /** The answer is as old as half its way, which is short beside any time that matters here. */
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
      // While the database cannot be asked, the last comparison stands.
      await compare(db).catch(log);
      timer = setInterval(() => void compare(db).catch(log), followSeconds * millisecondsIn.second);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
