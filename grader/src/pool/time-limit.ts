import type { Worker } from 'node:worker_threads';

/** So many times its limit a job may take by the clock, where processors are short. */
const patience = 6;
const leastMilliseconds = 250;
/** A thread that does not tell its time within this is judged by the clock. */
const answerMilliseconds = 1000;

/**
 * Calls `end` once a thread has computed for so many seconds since now. The clock would refuse good files on a busy host,
 * whose threads wait for a processor; what neither computes nor answers ends after six times as long. Returns what stops
 * the watch.
 */
export function limitTime(worker: Worker, seconds: number, end: () => void): () => void {
  const most = seconds * 1000;
  const begun = performance.now();
  const before = millisecondsUsed(worker);
  let isStopped = false;
  let timer = setTimeout(look, most);

  async function look() {
    const used = (await millisecondsUsed(worker)) - (await before);
    if (isStopped) return;
    const left = Math.min(most - used, patience * most - (performance.now() - begun));
    if (left > 0) timer = setTimeout(look, Math.max(leastMilliseconds, left));
    else end();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Processor time of a thread since it started; infinite where it does not tell, as before Node 24. */
async function millisecondsUsed(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return Number.POSITIVE_INFINITY;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), answerMilliseconds).unref();
  });
  const used = await Promise.race([worker.cpuUsage().catch(() => undefined), late]);
  return used === undefined ? Number.POSITIVE_INFINITY : (used.user + used.system) / 1000;
}
