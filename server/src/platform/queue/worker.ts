import { millisecondsIn } from '../../base/durations.ts';
import { type Run, type Slots, StoppedEarly } from './queue.ts';
import { runJob, within } from './run-job.ts';
import type { FetchedJob, Source } from './source.ts';

type Options = Slots & { run: Run; log: (error: unknown) => void };

/** How long a job that was told to stop may take to say so. */
const handOverSeconds = 3;
const longestPauseSeconds = 15;

/**
 * Fetches jobs when woken, and every so often in case another host added one. Visitors never take the last slot, where
 * there are several: whoever pays waits for nobody's slow file.
 */
export function startWorker(source: Source, { atOnce, visitors, run, log }: Options) {
  const running = new Set<Promise<void>>();
  const handOver = new AbortController();
  let visitorsRunning = 0;
  let stopping = false;
  let woken = false;
  let failures = 0;
  let interrupt = () => {};

  async function rest() {
    if (stopping || (woken && failures === 0)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    // While the queue cannot be reached, it is asked less and less often.
    const seconds = Math.min(source.pollSeconds * 2 ** failures, longestPauseSeconds);
    const timer = setTimeout(resolve, seconds * millisecondsIn.second);
    interrupt = resolve;
    await promise;
    clearTimeout(timer);
  }

  async function next(wanted: { withVisitors: boolean }): Promise<FetchedJob | undefined> {
    try {
      const job = await source.fetch(wanted);
      failures = 0;
      return job;
    } catch (error) {
      log(error);
      failures += 1;
      return undefined;
    }
  }

  async function loop() {
    while (!stopping) {
      if (running.size >= atOnce) {
        await Promise.race(running);
        continue;
      }
      // Reset before looking: a job added while we look must not be slept over.
      woken = false;
      const job = await next({ withVisitors: visitorsRunning < visitors });
      if (job) begin(job);
      else await rest();
    }
    await Promise.all(running);
  }

  function begin(job: FetchedJob) {
    if (job.isVisitor) visitorsRunning += 1;
    const done = runJob(job, source, { run, log, handOver: handOver.signal }).finally(() => {
      running.delete(done);
      if (!job.isVisitor) return;
      visitorsRunning -= 1;
      // Visitors who were passed over have a slot again.
      wake();
    });
    running.add(done);
  }

  function wake() {
    woken = true;
    if (failures === 0) interrupt();
  }

  const ended = loop();
  return {
    wake,
    async stop(seconds = Number.POSITIVE_INFINITY) {
      stopping = true;
      interrupt();
      if (await within(ended, seconds)) return;
      handOver.abort(new StoppedEarly('The host stops.'));
      await within(ended, handOverSeconds);
    },
  };
}
