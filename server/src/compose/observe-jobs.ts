import type { Run } from '../platform/queue/queue.ts';
import type { Log } from '../process/log.ts';

/** Writes one line about every job that ended or is to be tried again, under the id of the request that added it. */
export function observeJobs(run: Run, log: Log): Run {
  return async (id, stop) => {
    const begun = performance.now();
    const write = (outcome: 'done' | 'again') =>
      log.info({ job: 'review', outcome, ms: Math.round(performance.now() - begun) }, 'job');
    try {
      await run(id, stop);
      write('done');
    } catch (error) {
      write('again');
      throw error;
    }
  };
}
