import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../database/open.ts';
import { emptyDatabase, freshDatabaseUrl, testOn } from '../../testing/stores/test-database.ts';
import { until } from '../../testing/until.ts';
import { openQueue } from './boss.ts';

const anybody = { turn: 0, isVisitor: false };

async function startQueue() {
  const database = await emptyDatabase();
  const queue = await openQueue(database, () => {});
  onTestFinished(async () => await queue.close());
  return { queue, db: database.db, database };
}

/** Collects the jobs a worker is given. */
function collector() {
  const ran: string[] = [];
  return { ran, run: async (id: string) => void ran.push(id) };
}

test('a job added in a transaction exists when that commits, and not when it is rolled back', async () => {
  const { queue, db } = await startQueue();
  const { ran, run } = collector();
  const undone = db.transaction().execute(async (tx) => {
    await queue.add(tx, 'review', 'undone', anybody);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await db.transaction().execute(async (tx) => await queue.add(tx, 'review', 'kept', anybody));

  queue.work('review', { atOnce: 1, visitors: 1 }, run);
  await until(() => ran.length > 0);
  expect(ran).toEqual(['kept']);
});

test('a woken worker does not wait for its next look', async () => {
  const { queue, db } = await startQueue();
  const { ran, run } = collector();
  queue.work('review', { atOnce: 1, visitors: 1 }, run);
  const waits: number[] = [];
  for (let job = 0; job < 5; job += 1) {
    const added = performance.now();
    await queue.add(db, 'review', String(job), anybody);
    queue.wake();
    await until(() => ran.length === job + 1);
    waits.push(performance.now() - added);
  }
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(400);
});

test('a job that throws comes again', async () => {
  const { queue, db } = await startQueue();
  let attempts = 0;
  await queue.add(db, 'review', 'stubborn', anybody);
  queue.work('review', { atOnce: 1, visitors: 1 }, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('not yet');
  });
  await until(() => attempts === 2);
});

test('no more jobs run at once than were allowed, and all of them run', async () => {
  const { queue, db } = await startQueue();
  let running = 0;
  let most = 0;
  let done = 0;
  for (let job = 0; job < 7; job += 1) await queue.add(db, 'review', String(job), anybody);
  queue.work('review', { atOnce: 2, visitors: 2 }, async () => {
    running += 1;
    most = Math.max(most, running);
    // The first jobs wait until the limit is reached.
    await until(() => most === 2);
    running -= 1;
    done += 1;
  });
  await until(() => done === 7);
  expect(most).toBe(2);
});

test('a worker that is stopped ends the job at hand and takes no other', async () => {
  const { queue, db } = await startQueue();
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  for (const id of ['first', 'second']) await queue.add(db, 'review', id, anybody);
  const worker = queue.work('review', { atOnce: 1, visitors: 1 }, async (id) => {
    ran.push(id);
    await gate.promise;
  });
  await until(() => ran.length === 1);
  const stopped = worker.stop();
  gate.resolve();
  await stopped;
  expect(ran).toEqual(['first']);
});

test('a job that does not end in time is given back, and another worker does it', async () => {
  const { queue, db } = await startQueue();
  const began = Promise.withResolvers<void>();
  await queue.add(db, 'review', 'slow', anybody);
  const worker = queue.work('review', { atOnce: 1, visitors: 1 }, async (_id, stop) => {
    began.resolve();
    await new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
  });
  await began.promise;
  await worker.stop(0.05);
  const { ran, run } = collector();
  queue.work('review', { atOnce: 1, visitors: 1 }, run);
  await until(() => ran.includes('slow'));
});

test('a job that hears of nothing holds up no host that stops', async () => {
  const { queue, db } = await startQueue();
  const began = Promise.withResolvers<void>();
  const forever = Promise.withResolvers<void>();
  onTestFinished(() => forever.resolve());
  await queue.add(db, 'review', 'deaf', anybody);
  const worker = queue.work('review', { atOnce: 1, visitors: 1 }, async () => {
    began.resolve();
    await forever.promise;
  });
  await began.promise;
  await worker.stop(0.05);
});

testOn('embedded')('after a crash of the embedded host its jobs are taken up at once', async () => {
  const { queue, db, database } = await startQueue();
  const taken = Promise.withResolvers<void>();
  const forever = Promise.withResolvers<void>();
  onTestFinished(() => forever.resolve());
  await queue.add(db, 'review', 'orphan', anybody);
  queue.work('review', { atOnce: 1, visitors: 1 }, async () => {
    taken.resolve();
    await forever.promise;
  });
  await taken.promise;

  const next = await openQueue(database, () => {});
  const { ran, run } = collector();
  next.work('review', { atOnce: 1, visitors: 1 }, run);
  await until(() => ran.includes('orphan'), 5);
  await next.close();
});

testOn('postgres')('a job whose host was killed is taken up by another', async () => {
  const url = await freshDatabaseUrl('test_killed');
  const database = await openPostgres(url, () => {});
  const queue = await openQueue(database, () => {});
  onTestFinished(async () => {
    await queue.close();
    await database.close();
  });
  await queue.add(database.db, 'review', 'precious', anybody);

  const script = fileURLToPath(new URL('../../testing/stuck-worker.ts', import.meta.url));
  const host = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: url } });
  await once(host.stdout, 'data');
  host.kill('SIGKILL');
  const { ran, run } = collector();
  queue.work('review', { atOnce: 1, visitors: 1 }, run);

  // Ten seconds without a heartbeat, then the supervisor's next check, then the worker's next poll.
  await until(() => ran.includes('precious'), 20);
});
