import { randomUUID } from 'node:crypto';
import { type ConstructorOptions, fromKysely, fromPglite, type Job, PgBoss } from 'pg-boss';
import { currentWork, requestIdFrom } from '../../base/work.ts';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openPool, type Pool } from '../../database/pool.ts';
import { untilThere } from '../../database/until-there.ts';
import type { Depth, Line, Queue, QueueName } from './queue.ts';
import type { Source } from './source.ts';
import { startWorker } from './worker.ts';

type Log = (error: unknown) => void;

const names: QueueName[] = ['review', 'bulk', 'webhook', 'letter'];
/** Visitors' jobs have priorities of 0 and below; those of accounts are higher. */
const accountPriority = 1_000_000_000;
/** The code that runs a job decides when to give up; the queue only has to retry it. */
const retryLimit = 1000;
const heartbeatSeconds = 10;
const longestRetrySeconds = 60;
/** How often each host looks for jobs whose host has died: several statements each time, even when idle. */
const lookSeconds = 3;

/** Opens the job queue in the same database as the data the jobs belong to, using pg-boss. */
export async function openQueue({ engine }: OpenDatabase, log: Log): Promise<Queue> {
  const embedded = engine.kind === 'embedded';
  // It has its own connections, so that heartbeats are sent however busy the calls of this host are.
  const { pool, options } = embedded
    ? { pool: undefined, options: optionsEmbedded(engine.pglite) }
    : optionsOn(openPool(engine.server, { connections: engine.queueConnections, log }));
  const boss = await untilThere(async () => await compiledOnce(async () => await startBoss(options, embedded, log)));

  const workers = new Set<ReturnType<typeof startWorker>>();
  const stopWorkers = async (seconds?: number) =>
    void (await Promise.all([...workers].map(async (worker) => await worker.stop(seconds))));
  return {
    async add(db, name, id, { turn, isVisitor, afterSeconds = 0 }) {
      const priority = (isVisitor ? 0 : accountPriority) - turn;
      const data: JobData = { id, isVisitor, ...currentWork() };
      await boss.send(name, data, { db: fromKysely(db), priority, startAfter: afterSeconds });
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    work(name, slots, run) {
      const worker = startWorker(sourceOf(boss, name, embedded), { ...slots, run, log });
      workers.add(worker);
      return worker;
    },
    depth: async () => await readDepth(boss),
    lines: async () => await readLines(boss),
    stopWorkers,
    async close() {
      await stopWorkers();
      await boss.stop({ graceful: false });
      await pool?.end();
    },
  };
}

function optionsEmbedded(pglite: Parameters<typeof fromPglite>[0]): ConstructorOptions {
  return { backend: 'pglite', db: fromPglite(pglite), reindex: false, monitorVacuum: false };
}

function optionsOn(pool: Pool): { pool: Pool; options: ConstructorOptions } {
  const every = { superviseIntervalSeconds: lookSeconds, monitorIntervalSeconds: lookSeconds };
  return { pool, options: { db: { executeSql: pool.run }, ...every } };
}

async function startBoss(options: ConstructorOptions, embedded: boolean, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, schedule: false });
  // pg-boss's supervisor runs in the background; without a listener, an error in it would end the process.
  boss.on('error', log);
  try {
    await boss.start();
    for (const name of names) {
      const choices = {
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: longestRetrySeconds,
        expireInSeconds: 600,
        deleteAfterSeconds: 3600,
        ...(embedded ? {} : { heartbeatSeconds }),
      };
      await boss.createQueue(name, choices);
      // A queue created by an earlier version would otherwise keep that version's options.
      await boss.updateQueue(name, choices);
    }
    // The first time a queue is used, pg-boss looks it up on its own connection. Within a transaction of the embedded
    // database, which has one connection, that would deadlock; so every queue is used once here.
    for (const name of names) await boss.touch(name, randomUUID());
    // The embedded database has one owner, so jobs it lists as active belonged to a process that is gone.
    if (embedded) await releaseOrphans(boss);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(log);
    throw error;
  }
}

/** Jobs queued by an older version lack some of this. */
type JobData = { id: string; isVisitor?: boolean; requestId?: string; traceparent?: string | undefined };

async function readDepth(boss: PgBoss): Promise<Depth> {
  const { rows } = await boss.getDb().executeSql(
    `select
       count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as running,
       coalesce(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry'))), 0)::float8 as oldest
     from pgboss.job where name in ('review', 'bulk') and state in ('created', 'retry', 'active')`,
  );
  const [{ waiting = 0, running = 0, oldest = 0 } = {}] = rows;
  return { waiting, running, oldestSeconds: Math.max(0, oldest) };
}

async function readLines(boss: PgBoss): Promise<Line[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name,
       count(*) filter (where state <> 'active' and start_after <= now())::int as waiting,
       count(*) filter (where state <> 'active' and start_after > now())::int as later,
       count(*) filter (where state = 'active')::int as running,
       coalesce(extract(epoch from now() - min(start_after) filter (where state <> 'active' and start_after <= now())), 0)::float8 as oldest
     from pgboss.job where state in ('created', 'retry', 'active') group by name`,
  );
  return names.map((name) => {
    const { waiting = 0, later = 0, running = 0, oldest = 0 } = rows.find((row) => row.name === name) ?? {};
    return { name, waiting, later, running, oldestSeconds: Math.max(0, oldest) };
  });
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
  // The attempt is part of every settlement, so that a job another host took meanwhile is left alone.
  const attempt = ({ id, retryCount }: Job<JobData>) => ({ id, retryCount });
  return {
    async fetch({ withVisitors }) {
      const [job] = await boss.fetch<JobData>(name, { batchSize: 1, ...(withVisitors ? {} : { minPriority: 1 }) });
      if (!job) return undefined;
      return {
        id: job.data.id,
        isVisitor: job.data.isVisitor ?? false,
        requestId: requestIdFrom(job.data.requestId),
        traceparent: job.data.traceparent,
        complete: async () => void (await boss.complete(name, attempt(job))),
        fail: async () => void (await boss.fail(name, attempt(job))),
        beat: async () => void (await boss.touch(name, attempt(job))),
      };
    },
    ...(embedded ? {} : { beatSeconds: heartbeatSeconds / 4 }),
    // With the embedded database every job is added by this process, which wakes its workers; other hosts cannot be
    // woken and have to poll.
    pollSeconds: embedded ? 2 : 0.5,
  };
}
