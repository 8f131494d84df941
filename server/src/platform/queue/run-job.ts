import { millisecondsIn } from '../../base/durations.ts';
import { PartDown } from '../../base/part-down.ts';
import { type Run, StoppedEarly } from './queue.ts';
import type { FetchedJob, Source } from './source.ts';

/** A job that hangs gives its place back after this, and comes again. */
const jobSeconds = 300;

type Options = { run: Run; log: (error: unknown) => void; handOver: AbortSignal };

/** Runs one job to its end, and says meanwhile that it is alive; one that throws or is handed over comes again. */
export async function runJob(job: FetchedJob, { beatSeconds }: Source, { run, log, handOver }: Options) {
  const beat = beatSeconds && setInterval(() => job.beat().catch(log), beatSeconds * millisecondsIn.second);
  const stop = AbortSignal.any([handOver, AbortSignal.timeout(jobSeconds * millisecondsIn.second)]);
  try {
    await run(job.id, stop);
    await job.complete();
  } catch (error) {
    if (!(error instanceof StoppedEarly && handOver.aborted)) log(error);
    // Where even this fails, the job is found again by its missing beat.
    await job.fail().catch((failure) => (failure instanceof PartDown ? undefined : log(failure)));
  } finally {
    if (beat) clearInterval(beat);
  }
}

/** Answers whether it ended in that time. */
export async function within(ended: Promise<unknown>, seconds: number): Promise<boolean> {
  if (seconds === Number.POSITIVE_INFINITY) return await ended.then(() => true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), seconds * millisecondsIn.second);
  return await Promise.race([ended.then(() => true), promise]).finally(() => clearTimeout(timer));
}
