export type FetchedJob = {
  id: string;
  complete(): Promise<void>;
  fail(): Promise<void>;
  beat(): Promise<void>;
};

export type Source = {
  fetch(limit: number): Promise<FetchedJob[]>;
  /** How often a running job must say that it is alive; never, where nobody else could take it up. */
  beatSeconds?: number;
  pollSeconds: number;
};

type Options = { atOnce: number; run: (id: string) => Promise<void>; log: (error: unknown) => void };

/** Fetches jobs when woken, and every so often in case another host added one. */
export function startWorker(source: Source, { atOnce, run, log }: Options) {
  const running = new Set<Promise<void>>();
  let stopping = false;
  let woken = false;
  let interrupt = () => {};

  async function rest() {
    if (woken || stopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, source.pollSeconds * 1000);
    interrupt = resolve;
    await promise;
    clearTimeout(timer);
  }

  async function loop() {
    while (!stopping) {
      if (running.size >= atOnce) {
        await Promise.race(running);
        continue;
      }
      // Reset before looking: a job added while we look must not be slept over.
      woken = false;
      const jobs = await fetchOrNone(source, atOnce - running.size, log);
      for (const job of jobs) {
        const done = runJob(job, source, { run, log }).finally(() => running.delete(done));
        running.add(done);
      }
      if (jobs.length === 0) await rest();
    }
    await Promise.all(running);
  }

  const ended = loop();
  return {
    wake() {
      woken = true;
      interrupt();
    },
    async stop() {
      stopping = true;
      interrupt();
      await ended;
    },
  };
}

async function fetchOrNone(source: Source, limit: number, log: (error: unknown) => void): Promise<FetchedJob[]> {
  try {
    return await source.fetch(limit);
  } catch (error) {
    log(error);
    return [];
  }
}

async function runJob(job: FetchedJob, { beatSeconds }: Source, { run, log }: Omit<Options, 'atOnce'>) {
  const beat = beatSeconds && setInterval(() => job.beat().catch(log), beatSeconds * 1000);
  try {
    await run(job.id);
    await job.complete();
  } catch (error) {
    log(error);
    await job.fail().catch(log);
  } finally {
    if (beat) clearInterval(beat);
  }
}
