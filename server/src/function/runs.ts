import { millisecondsIn } from '../base/durations.ts';
import { FunctionError } from './function-error.ts';

type Options<Answer> = {
  /** The most runs at once, including those that wait for a thread; further callers are asked to retry. */
  most: number;
  /** Whether a result may be reused for an identical call. */
  isKept: (answer: Answer) => boolean;
  keptMilliseconds?: number;
};

const mostKept = 64;

/**
 * Shares runs between identical calls. A caller that timed out and retries with the same content joins the run in
 * progress, or gets its result for one more minute: a retry never starts the work over.
 */
export function createRuns<Answer>({ most, isKept, keptMilliseconds = millisecondsIn.minute }: Options<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  let running = 0;

  async function settle(key: string, answer: Promise<Answer>) {
    const isGood = await answer.then(isKept, () => false);
    running -= 1;
    if (!isGood) known.delete(key);
    else setTimeout(() => known.delete(key), keptMilliseconds).unref();
    for (const oldest of known.keys()) {
      if (known.size <= Math.max(mostKept, most)) break;
      known.delete(oldest);
    }
  }

  return async (key: string, run: () => Promise<Answer>): Promise<Answer> => {
    const same = known.get(key);
    if (same) return await same;
    if (running >= most)
      throw new FunctionError('TooManyRequestsException', 'Rate Exceeded.', {
        reason: 'ConcurrentInvocationLimitExceeded',
        retryAfterSeconds: 1,
      });
    running += 1;
    const answer = run();
    known.set(key, answer);
    await settle(key, answer);
    return await answer;
  };
}
