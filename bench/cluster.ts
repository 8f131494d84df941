import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPerson } from '../attack/target.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { until } from '../server/src/testing/until.ts';
import { openSharedParts } from './shared-parts.ts';

const resume = readFileSync(new URL('../corpus/ines-swiss/resume.pdf', import.meta.url));
/** Within this some grading ends, as long as there are any. */
const quietSeconds = 120;

/** Two web hosts and two workers over one PostgreSQL and one bucket, and the calls that load them. */
export async function startCluster({ workerThreads = 1 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-cluster-'));
  const parts = await openSharedParts();
  const environment: Record<string, string> = { ...parts.environment, WELCOME_CREDITS: '1000', LOG_LEVEL: 'error' };
  const startWeb = async (index: number) =>
    await spawnHost({ ...environment, DATA_FOLDER: join(folder, `web ${index}`), GRADER_WORKERS: '0' });
  const startWorker = async (index: number) =>
    await spawnHost(
      {
        ...environment,
        DATA_FOLDER: join(folder, `worker ${index}`),
        GRADER_WORKERS: String(workerThreads),
        METRICS_PORT: '0',
      },
      'worker',
    );
  const web = [await startWeb(0), await startWeb(1)];
  const workers: Awaited<ReturnType<typeof startWorker>>[] = [];
  const database = await parts.openDatabase();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let files = 0;

  /** A call and its status, 0 where there was no answer. */
  async function call(address: string, method: string, path: string, { token = '', body }: Sent = {}) {
    const { hostname, port } = new URL(address);
    const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
    const headers = {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': body instanceof Buffer ? 'application/pdf' : 'application/json' } : {}),
    };
    const asked = request({ agent, hostname, port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(body instanceof Buffer ? body : body && JSON.stringify(body));
    return await promise;
  }

  return {
    environment,
    web,
    workers,
    startWeb,
    startWorker,
    database,
    call,
    newPerson: async (index = 0) =>
      await newPerson({ address: web[index]?.address ?? '', outbox: join(folder, `web ${index}`, 'outbox') }),

    /** A resume of other bytes than every other, uploaded and in the queue. Returns the statuses of its calls. */
    async begin(address: string, token: string): Promise<number[]> {
      files += 1;
      const bytes = Buffer.concat([resume, Buffer.from(`\n% ${files} ${process.pid}\n`)]);
      const ask = { fileName: 'resume.pdf', type: 'application/pdf', size: bytes.length };
      const link = await call(address, 'POST', '/api/resume/request-upload', { token, body: ask });
      if (link.status !== 200) return [link.status];
      const { url, resumeId }: { url: string; resumeId: string } = JSON.parse(link.text);
      const put = new URL(url);
      const sent = await call(put.origin, 'PUT', put.pathname + put.search, { body: bytes });
      const begun = await call(address, 'POST', '/api/grading/start', { token, body: { resumeId } });
      return [link.status, sent.status, begun.status];
    },

    /** How many gradings are in each state. */
    async states(): Promise<Record<string, number>> {
      const rows = await database.db
        .selectFrom('review')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },

    /** Waits for every grading, for as long as they become fewer. */
    async untilGraded() {
      const count = async () => {
        const { queued = 0, running = 0 } = await this.states();
        return queued + running;
      };
      for (let open = await count(); open > 0; ) {
        const before = open;
        await until(async () => {
          open = await count();
          return open < before;
        }, quietSeconds);
      }
    },

    async close() {
      await Promise.all([...web, ...workers].map(async (host) => await host.end('SIGKILL')));
      await database.close();
      agent.destroy();
      parts.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Sent = { token?: string; body?: object };
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Does something again and again, so many at once, until `isOver`. */
export async function keepDoing(atOnce: number, isOver: () => boolean, act: (caller: number) => Promise<void>) {
  await Promise.all(
    Array.from({ length: atOnce }, async (_, caller) => {
      while (!isOver()) await act(caller);
    }),
  );
}
