import { setTimeout as pause } from 'node:timers/promises';
import { keepDoing, startCluster } from './cluster.ts';
import { table } from './measure.ts';
import { startProxy } from './proxy.ts';

/**
 * `node bench/rolling.ts [3]`: two web hosts behind a small proxy and two workers, over PostgreSQL and an S3 server, are
 * all restarted in turn, so many times, while people read, upload and grade. No call may fail, and no grading get lost.
 */
const rounds = Number(process.argv[2] ?? 3);
const readers = 4;
const coaches = 2;
const outMilliseconds = 1000;

const cluster = await startCluster();
try {
  for (const index of [0, 1]) cluster.workers.push(await cluster.startWorker(index));
  const open = new Set(cluster.web);
  const proxy = await startProxy(open);
  const people = await Promise.all(Array.from({ length: coaches }, async () => await cluster.newPerson()));
  const tokenOf = (caller: number) => people[caller % coaches]?.token ?? '';
  const byStatus: Record<string, number> = {};
  const count = (what: string, status: number) => {
    byStatus[`${what} ${status}`] = (byStatus[`${what} ${status}`] ?? 0) + 1;
  };
  let isOver = false;
  const load = [
    keepDoing(
      readers,
      () => isOver,
      async (caller) => {
        const { status } = await cluster.call(proxy.address, 'GET', '/api/get-user', { token: tokenOf(caller) });
        count('reads', status);
        await pause(5);
      },
    ),
    keepDoing(
      coaches,
      () => isOver,
      async (caller) => {
        for (const status of await cluster.begin(proxy.address, tokenOf(caller))) count('uploads and starts', status);
        await pause(100);
      },
    ),
  ];
  const ends: (number | null)[] = [];
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1)
    for (const index of [0, 1]) {
      const host = cluster.web[index];
      const worker = cluster.workers[index];
      if (!host || !worker) continue;
      open.delete(host);
      await pause(outMilliseconds);
      ends.push(await host.end('SIGTERM'));
      cluster.web[index] = await cluster.startWeb(index);
      open.add(cluster.web[index]);
      ends.push(await worker.end('SIGTERM'));
      cluster.workers[index] = await cluster.startWorker(index);
    }
  isOver = true;
  await Promise.all(load);
  const seconds = (performance.now() - begun) / 1000;
  await cluster.untilGraded();
  table(`Two web hosts and two workers, each restarted ${rounds} times in turn under load`, [
    ['seconds', seconds.toFixed(0)],
    ['answers by status', JSON.stringify(byStatus)],
    ['gradings by their end', JSON.stringify(await cluster.states())],
    ['processes ended with', ends.join(', ')],
  ]);
  proxy.close();
  const failed = Object.entries(byStatus).filter(([what]) => !what.endsWith(' 200'));
  if (failed.length > 0 || ends.some((status) => status !== 0)) process.exitCode = 1;
} finally {
  await cluster.close();
}
