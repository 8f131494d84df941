import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsIn } from '../base/durations.ts';
import { databaseDown } from './database-down.ts';

export type Wait = {
  /** Receives a sentence before each pause, for whoever started this process. */
  say: (sentence: string) => void;
  /** How long to keep trying before the start fails, in seconds. */
  seconds: number;
  /** Each pause is twice the previous one, up to ten seconds. */
  firstPauseMilliseconds: number;
};

const patient: Wait = { say: (sentence) => console.error(sentence), seconds: 300, firstPauseMilliseconds: 500 };
const longestPauseMilliseconds = 10_000;

/** Opens the database, retrying while it is unreachable: hosts and databases may start at the same time. */
export async function untilThere<Opened>(open: () => Promise<Opened>, options: Partial<Wait> = {}): Promise<Opened> {
  const { say, seconds, firstPauseMilliseconds } = { ...patient, ...options };
  const end = performance.now() + seconds * millisecondsIn.second;
  for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
    try {
      return await open();
    } catch (error) {
      const down = databaseDown(error);
      if (!down || down.isFull || performance.now() + wait > end) throw down ?? error;
      const why = down.cause instanceof Error ? down.cause.message || String(down.cause.name) : String(down.cause);
      say(`The database does not answer yet (${why}). Trying again in ${wait / millisecondsIn.second} s.`);
      await pause(wait);
    }
  }
}
