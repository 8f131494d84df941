import { millisecondsIn } from '../../base/durations.ts';
import { PartDown } from '../../services.ts';

const firstPauseMilliseconds = 200;
const longestPauseMilliseconds = 5000;
const patienceMilliseconds = millisecondsIn.minute;

/** Retries, for up to a minute, while a service is unavailable. */
export async function onceBack<Result>(act: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patienceMilliseconds;
  for (let pause = firstPauseMilliseconds; ; pause = Math.min(pause * 2, longestPauseMilliseconds)) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof PartDown) || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Waits for the work, or rejects with the signal's reason; the work itself continues, and its result is ignored. */
export async function unlessStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const rejectNow = () => reject(stop.reason);
  stop.addEventListener('abort', rejectNow, { once: true });
  if (stop.aborted) rejectNow();
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stop.removeEventListener('abort', rejectNow);
  }
}
