import { asWork, currentWork, requestIdFrom } from '../base/work.ts';
import type { Run } from '../platform/queue/queue.ts';
import type { Traces } from '../platform/traces/traces.ts';
import type { Log } from '../process/log.ts';

/** Writes one line about every job that ended or is to be tried again, and traces it, under the id of the request that added it. */
export function observeJobs(run: Run, { log, traces }: { log: Log; traces: Traces }): Run {
  return async (id, stop) => {
    const begun = performance.now();
    const work = currentWork() ?? { requestId: requestIdFrom(undefined) };
    const traced = traces.begin('job review', { kind: 'consumer', parent: work.traceparent });
    const write = (outcome: 'done' | 'again') => {
      traced.end({ attributes: { 'redmark.request_id': work.requestId }, hasFailed: outcome === 'again' });
      log.info({ job: 'review', outcome, ms: Math.round(performance.now() - begun) }, 'job');
    };
    try {
      await asWork({ ...work, traceparent: traced.traceparent }, async () => await run(id, stop));
      write('done');
    } catch (error) {
      write('again');
      throw error;
    }
  };
}
