import { setTimeout as pause } from 'node:timers/promises';
import { databaseDown } from './database-down.ts';

export type Wait = {
  /** Told before each pause, so that whoever started this sees what it waits for. */
  say: (sentence: string) => void;
  /** How long it is tried before the start fails, in seconds. */
  seconds: number;
  /** The first pause in milliseconds; each is twice the one before, up to ten seconds. */
  firstPause: number;
};

const patient: Wait = { say: (sentence) => console.error(sentence), seconds: 300, firstPause: 500 };
const longestPause = 10_000;

/** Opens the database, and where that cannot be reached yet, tries again: hosts and databases start side by side. */
export async function untilThere<Opened>(open: () => Promise<Opened>, wait: Partial<Wait> = {}): Promise<Opened> {
  const { say, seconds, firstPause } = { ...patient, ...wait };
  const end = performance.now() + seconds * 1000;
  for (let length = firstPause; ; length = Math.min(length * 2, longestPause)) {
    try {
      return await open();
    } catch (error) {
      const down = databaseDown(error);
      if (!down || down.isFull || performance.now() + length > end) throw down ?? error;
      const why = down.cause instanceof Error ? down.cause.message || String(down.cause.name) : String(down.cause);
      say(`The database does not answer yet (${why}). Trying again in ${length / 1000} s.`);
      await pause(length);
    }
  }
}
