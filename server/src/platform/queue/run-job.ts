import { millisecondsIn } from '../../base/durations.ts';
import { PartDown } from '../../base/part-down.ts';
import { asWork } from '../../base/work.ts';
import { type Run, StoppedEarly } from './queue.ts';
import type { FetchedJob, Source } from './source.ts';

/** The time limit of a job; after it, the job is returned to the queue and retried. */
const jobSeconds = 300;

type Options = { run: Run; log: (error: unknown) => void; handOver: AbortSignal };

/**
 * Runs one job to its end and sends heartbeats meanwhile; one that throws or is handed over is retried. It is part of
 * the request that added it.
 */
export async function runJob(job: FetchedJob, source: Source, options: Options) {
  const { requestId, traceparent } = job;
  await asWork({ requestId, traceparent }, async () => await toItsEnd(job, source, options));
}

async function toItsEnd(job: FetchedJob, { beatSeconds }: Source, { run, log, handOver }: Options) {
  const beat = beatSeconds && setInterval(() => job.beat().catch(log), beatSeconds * millisecondsIn.second);
  const stop = AbortSignal.any([handOver, AbortSignal.timeout(jobSeconds * millisecondsIn.second)]);
  try {
    await run(job.id, stop);
    await job.complete();
  } catch (error) {
    if (!(error instanceof StoppedEarly && handOver.aborted)) log(error);
    // If even this fails, the job is recovered by its missing heartbeat.
    await job.fail().catch((failure) => (failure instanceof PartDown ? undefined : log(failure)));
  } finally {
    if (beat) clearInterval(beat);
  }
}

/** Returns whether it ended in that time. */
export async function within(ended: Promise<unknown>, seconds: number): Promise<boolean> {
  if (seconds === Number.POSITIVE_INFINITY) return await ended.then(() => true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), seconds * millisecondsIn.second);
  return await Promise.race([ended.then(() => true), promise]).finally(() => clearTimeout(timer));
}
