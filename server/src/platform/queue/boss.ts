import { randomUUID } from 'node:crypto';
import { type ConstructorOptions, fromKysely, fromPglite, type Job, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../../database/open.ts';
import type { Queue, QueueName } from './queue.ts';
import { type Source, startWorker } from './worker.ts';

type Log = (error: unknown) => void;

const names: QueueName[] = ['review'];
/** Who gives up on a job is decided by whoever runs it; here a job only has to come again. */
const retryLimit = 1000;
const heartbeatSeconds = 10;

/** Jobs in the same database as the facts they belong to, kept by pg-boss. */
export async function openQueue({ engine }: OpenDatabase, log: Log): Promise<Queue> {
  const embedded = engine.kind === 'embedded';
  const boss = new PgBoss({ ...optionsFor(engine), schedule: false });
  boss.on('error', log);
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 1,
      expireInSeconds: 600,
      deleteAfterSeconds: 3600,
      ...(embedded ? {} : { heartbeatSeconds }),
    });
  // pg-boss looks a queue up on its own connection the first time it is named. Inside a transaction of the embedded
  // database, which has one connection, that would wait for itself for ever; so every queue is named once, here.
  for (const name of names) await boss.touch(name, randomUUID());
  // The embedded database has one owner, so whatever it calls active belonged to a process that is gone.
  if (embedded) await releaseOrphans(boss);

  const workers = new Set<ReturnType<typeof startWorker>>();
  return {
    async add(db, name, id) {
      await boss.send(name, { id }, { db: fromKysely(db) });
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    work(name, atOnce, run) {
      const worker = startWorker(sourceOf(boss, name, embedded), { atOnce, run, log });
      workers.add(worker);
      return worker;
    },
    async close() {
      await Promise.all([...workers].map(async (worker) => await worker.stop()));
      await boss.stop({ graceful: false });
    },
  };
}

function optionsFor(engine: OpenDatabase['engine']): ConstructorOptions {
  if (engine.kind === 'embedded')
    return { backend: 'pglite', db: fromPglite(engine.pglite), reindex: false, monitorVacuum: false };
  return { connectionString: engine.url, max: 4, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
}

async function releaseOrphans(boss: PgBoss) {
  for (const name of names) {
    const found = await boss
      .getDb()
      .executeSql(`select id from pgboss.job where name = $1 and state = 'active'`, [name]);
    const ids: string[] = found.rows.map((row) => row.id);
    if (ids.length > 0) await boss.fail(name, ids, { message: 'Its process ended.' });
  }
}

function sourceOf(boss: PgBoss, name: QueueName, embedded: boolean): Source {
  // The attempt is named wherever a job is settled: one that went to another host meanwhile is left alone.
  const attempt = ({ id, retryCount }: Job<{ id: string }>) => ({ id, retryCount });
  return {
    async fetch(limit) {
      const jobs = await boss.fetch<{ id: string }>(name, { batchSize: limit });
      return jobs.map((job) => ({
        id: job.data.id,
        complete: async () => void (await boss.complete(name, attempt(job))),
        fail: async () => void (await boss.fail(name, attempt(job))),
        beat: async () => void (await boss.touch(name, attempt(job))),
      }));
    },
    ...(embedded ? {} : { beatSeconds: heartbeatSeconds / 4 }),
    // Embedded, every job is added by this process, which wakes its workers; other hosts cannot.
    pollSeconds: embedded ? 2 : 0.5,
  };
}
