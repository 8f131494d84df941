import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPool } from '../grader/src/pool.ts';
import { type Cluster, keepDoing, startCluster } from './cluster.ts';
import { ms, percentile, table } from './measure.ts';
import { keepOn, limitTo } from './processors.ts';

/**
 * `node bench/hosted-load.ts [--reads 20] [--queued 5000] [--minutes 10]`: two web hosts and two workers over PostgreSQL
 * and an S3 server, all with this program on one machine. Signed-in reads for so many seconds; so many gradings queued
 * before the workers start; and all together for so many minutes, with the memory of each process. 0 leaves one out.
 * `--workers 1` for another number of workers. `--apart`: workers and the bare engine have one processor for themselves,
 * and everything else has the other, so that the rates of the two are of the same processor. `--share 0.5`: each worker
 * has so much of a processor at most, so that two of them leave processors for the rest; needs root.
 */
const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
const { values } = parseArgs({
  options: {
    reads: number('20'),
    queued: number('5000'),
    minutes: number('10'),
    workers: number('2'),
    apart: { type: 'boolean', default: false },
    share: number('0'),
  },
});
const readersAtOnce = 16;
const warmUpSeconds = 5;
const uploadsAtOnce = 16;
const people = 8;
const creditsEach = 1000;
const uploadPauseMilliseconds = 400;
const workerThreads = 1;
const workers = Number(values.workers);
const processors = { ofGrading: 0, ofTheRest: 1 };
const share = Number(values.share);
const limits: (() => void)[] = [];

if (values.apart) keepOn(processors.ofTheRest, process.pid);
const cluster = await startCluster({ workerThreads });
try {
  const tokens: string[] = [];
  while (tokens.length < Math.max(people, Math.ceil(Number(values.queued) / creditsEach)))
    tokens.push((await cluster.newPerson(tokens.length % 2)).token);
  if (Number(values.reads) > 0) await reads(Number(values.reads), tokens);
  if (Number(values.queued) > 0) await queue(Number(values.queued), tokens);
  if (Number(values.minutes) > 0) await mixed(Number(values.minutes), tokens);
} finally {
  await cluster.close();
  for (const end of limits) end();
}

async function reads(seconds: number, tokens: string[]) {
  for (const path of ['/api/get-user', '/api/resumes']) {
    const times: number[] = [];
    const statuses: Record<number, number> = {};
    const read = async (caller: number) => {
      const begun = performance.now();
      const { status } = await cluster.call(addressOf(cluster, caller), 'GET', path, {
        token: tokenOf(tokens, caller),
      });
      times.push(performance.now() - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    const readFor = async (seconds: number) => {
      const end = performance.now() + seconds * 1000;
      await keepDoing(readersAtOnce, () => performance.now() > end, read);
    };
    // A host that has just started compiles what it runs.
    await readFor(warmUpSeconds);
    times.length = 0;
    await readFor(seconds);
    table(`Signed-in reads of ${path}, ${readersAtOnce} at once for ${seconds} s`, [
      ['a second', (times.length / seconds).toFixed(0)],
      ['p50, p99', `${ms(percentile(times, 0.5))}, ${ms(percentile(times, 0.99))}`],
      ['answers by status', JSON.stringify(statuses)],
    ]);
  }
}

async function queue(count: number, tokens: string[]) {
  const statuses: Record<number, number> = {};
  let left = count;
  const uploading = performance.now();
  await keepDoing(
    uploadsAtOnce,
    () => left <= 0,
    async (caller) => {
      left -= 1;
      for (const status of await cluster.begin(addressOf(cluster, caller), tokenOf(tokens, left)))
        statuses[status] = (statuses[status] ?? 0) + 1;
    },
  );
  const uploaded = performance.now() - uploading;
  const waiting = (await cluster.states()).queued ?? 0;
  const before = await engineRate(workers * workerThreads);
  await startWorkers();
  const begun = performance.now();
  const spent = cluster.workers.map(({ pid }) => processorSeconds(pid));
  await cluster.untilGraded();
  const seconds = (performance.now() - begun) / 1000;
  const ofWorkers = cluster.workers.reduce((sum, { pid }, i) => sum + processorSeconds(pid) - (spent[i] ?? 0), 0);
  const after = await engineRate(workers * workerThreads);
  table(`${count} gradings queued, then ${workers} workers of ${workerThreads} thread each`, [
    ['uploaded and begun in', `${(uploaded / 1000).toFixed(0)} s, answers ${JSON.stringify(statuses)}`],
    ['waiting when the workers started', String(waiting)],
    ['graded in', `${seconds.toFixed(0)} s, ${(waiting / seconds).toFixed(1)} a second`],
    [
      'the engine alone, as many threads, before and after',
      `${before.aSecond.toFixed(1)} and ${after.aSecond.toFixed(1)} a second`,
    ],
    [
      'processor time a grading: the workers, the engine alone',
      `${ms((1000 * ofWorkers) / waiting)}, ${ms(before.processor)} and ${ms(after.processor)}`,
    ],
    ['by their end', JSON.stringify(await cluster.states())],
  ]);
}

async function startWorkers() {
  for (let index = cluster.workers.length; index < workers; index += 1) {
    const worker = await cluster.startWorker(index);
    if (values.apart) keepOn(processors.ofGrading, worker.pid);
    if (share > 0) limits.push(limitTo(share, worker.pid));
    cluster.workers.push(worker);
  }
}

/** Gradings a second of the bare engine on this machine at this moment, images included, and its processor time for one in ms. */
async function engineRate(threads: number): Promise<{ aSecond: number; processor: number }> {
  const bytes = readFileSync(new URL('../corpus/ines-swiss/resume.pdf', import.meta.url));
  if (values.apart) keepOn(processors.ofGrading, process.pid);
  const pool = await createPool({ workers: threads });
  const seconds = 8;
  let done = 0;
  const grade = async () => void (await pool.grade(bytes, { today: '2026-11-23', images: true }));
  await Promise.all(Array.from({ length: threads }, grade));
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  await keepDoing(
    threads,
    () => performance.now() > end,
    async () => {
      await grade();
      done += 1;
    },
  );
  const { user, system } = process.cpuUsage(before);
  await pool.close();
  if (values.apart) keepOn(processors.ofTheRest, process.pid);
  return { aSecond: done / seconds, processor: (user + system) / 1000 / done };
}

/** The processor time that a process and its threads have used, in seconds; /proc counts hundredths. */
function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function mixed(minutes: number, tokens: string[]) {
  await startWorkers();
  const hosts = [...cluster.web, ...cluster.workers];
  console.log(`\nMetrics at ${hosts.map(({ address }) => address).join(' ')}`);
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const statuses: Record<number, number> = {};
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  let uploads = 0;
  const memory: number[][] = [];
  const watch = async () => {
    for (; !isOver(); await pause(15_000)) memory.push(hosts.map(({ pid }) => residentMegabytes(pid)));
  };
  await Promise.all([
    watch(),
    keepDoing(4, isOver, async (caller) => {
      count(
        (await cluster.call(addressOf(cluster, caller), 'GET', '/api/get-user', { token: tokenOf(tokens, caller) }))
          .status,
      );
      await pause(20);
    }),
    keepDoing(2, isOver, async (caller) => {
      // In turn, so that nobody's credits run out before the end.
      uploads += 1;
      for (const status of await cluster.begin(addressOf(cluster, caller), tokenOf(tokens, uploads))) count(status);
      await pause(uploadPauseMilliseconds);
    }),
  ]);
  await cluster.untilGraded();
  const at = (share: number) =>
    (memory[Math.floor((memory.length - 1) * share)] ?? []).map((value) => value.toFixed(0)).join(', ');
  table(`Reads, uploads and gradings together for ${minutes} minutes`, [
    ['answers by status', JSON.stringify(statuses)],
    ['by their end', JSON.stringify(await cluster.states())],
    ['MB of the web hosts and workers: first', at(0)],
    ['after a quarter, half, three quarters', [at(0.25), at(0.5), at(0.75)].join(' | ')],
    ['last', at(1)],
  ]);
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

function addressOf({ web }: Cluster, caller: number) {
  return web[caller % web.length]?.address ?? '';
}

function tokenOf(tokens: string[], caller: number) {
  return tokens[caller % tokens.length] ?? '';
}
