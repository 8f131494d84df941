import { millisecondsIn } from '../../base/durations.ts';
import { type Run, type Slots, StoppedEarly } from './queue.ts';
import { runJob, within } from './run-job.ts';
import type { FetchedJob, Source } from './source.ts';

type Options = Slots & { run: Run; log: (error: unknown) => void };

/** How long a job may take to react to the stop signal. */
const handOverSeconds = 3;
const longestPauseSeconds = 15;

/**
 * Fetches jobs when woken, and periodically in case another host added one. With several slots, the last is never given
 * to a visitor: accounts do not wait for a visitor's slow file.
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
    // Backs off while the queue is unreachable.
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
      // Reset before fetching, so that a job added meanwhile is not missed.
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
      // Visitors' jobs that were skipped can run again.
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
