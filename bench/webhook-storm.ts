import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { newPerson } from '../attack/target.ts';
import { startPostgres } from '../scripts/test/postgres.ts';
import { type OpenDatabase, openPostgres } from '../server/src/database/open.ts';
import { signatureOf } from '../server/src/features/webhooks/signature.ts';
import { shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { until } from '../server/src/testing/until.ts';
import { ask, beginGrading } from './begin-grading.ts';
import { type Signed, startFailingReceiver } from './failing-receiver.ts';
import { table } from './measure.ts';
import { randomFrom } from './random-from.ts';
import { resumeLines } from './slow-pdf.ts';

/**
 * `node bench/webhook-storm.ts [--events 1000] [--seed 1]`: an account has so many resumes graded and is told of each, at
 * a receiver that fails at half of the messages, while somebody else sends it forged ones. The product runs as a process
 * on PostgreSQL with its usual attempts; the pauses between them, a day in all, are skipped in its queue. Fails unless
 * every report is told and nothing forged is believed.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const events = Number(values.events);
const atOnce = 20;
const patienceSeconds = 1200;
/** The documented check refuses what is older than five minutes. */
const staleMilliseconds = 301_000;

const folder = mkdtempSync(join(tmpdir(), 'redmark-storm-'));
const postgres = await startPostgres();
try {
  await storm();
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function storm() {
  const host = await spawnHost({
    ...postgres.environment,
    DATA_FOLDER: folder,
    IDENTITY_SECRET: 'i'.repeat(32),
    STORAGE_SECRET: 's'.repeat(32),
    WELCOME_CREDITS: String(events),
    WEBHOOKS: 'any',
  });
  const database = await openPostgres(postgres.environment.DATABASE_URL ?? '', console.error);
  const forgeries: Promise<number>[] = [];
  const receiver = await startFailingReceiver(randomFrom(Number(values.seed)), (signed, secret) => {
    forgeries.push(...forgedOf(signed, secret).map(async (forged) => await post(receiver.url, forged)));
  });
  try {
    const { token } = await newPerson({ address: host.address, outbox: join(folder, 'outbox') });
    const { secret } = await ask(host.address, '/webhooks', { url: receiver.url, events: ['report.ready'] }, token);
    receiver.trust(secret);
    const begun = performance.now();
    const resumes = await gradeMany(host.address, token);
    const replays = await untilDelivered(database, async (id) => {
      await ask(host.address, `/webhook-deliveries/${id}/replay`, {}, token);
    });
    const seconds = (performance.now() - begun) / 1000;
    const statuses = await Promise.all(forgeries);

    const taken = [...receiver.taken.values()];
    const told = new Set(taken.map(({ resumeId }) => resumeId));
    const untold = resumes.filter((id) => !told.has(id)).length;
    const believed = statuses.filter((status) => status !== 401).length;
    table(`${events} reports of one account, told at a receiver that fails at half, seed ${values.seed}`, [
      ['from the first upload to the last delivery', `${seconds.toFixed(0)} s`],
      ['messages, of them failed at', `${receiver.counts.believed}, ${receiver.counts.failed}`],
      ['given up after eight attempts and sent again by the owner', String(replays)],
      ['reports told, of them more than once', `${told.size}, ${taken.filter(({ times }) => times > 1).length}`],
      ['reports not told', String(untold)],
      ['forged messages, of them believed', `${statuses.length}, ${believed}`],
    ]);
    if (untold > 0 || believed > 0) process.exitCode = 1;
  } finally {
    await host.end('SIGTERM');
    await database.close();
    await receiver.close();
  }
}

/** Skips the pauses between attempts, and replays what was given up. Returns how often it did that. */
async function untilDelivered(database: OpenDatabase, replay: (id: string) => Promise<void>): Promise<number> {
  let replays = 0;
  await until(async () => {
    await skipPauses(database);
    for (const id of await givenUp(database)) {
      replays += 1;
      await replay(id);
    }
    return (await countDelivered(database)) === events;
  }, patienceSeconds);
  return replays;
}

/** Begins the gradings and returns their resumes. */
async function gradeMany(origin: string, token: string): Promise<string[]> {
  const resumes: string[] = [];
  while (resumes.length < events) {
    const some = Array.from({ length: Math.min(atOnce, events - resumes.length) }, async (_, at) => {
      const bytes = shortPdf(resumeLines(`storm ${resumes.length + at}`));
      return (await beginGrading(origin, bytes, { token, waitsForPages: false })).resumeId;
    });
    resumes.push(...(await Promise.all(some)));
  }
  return resumes;
}

/** Five ways to forge a message that was seen on its way. */
function forgedOf({ body, signature }: Signed, secret: string): Signed[] {
  return [
    { body: body.replace('report.ready', 'report.refused'), signature },
    { body, signature: signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) },
    { body, signature: signatureOf(body, 'whsec_of_somebody_else', new Date()) },
    { body, signature: signatureOf(body, secret, new Date(Date.now() - staleMilliseconds)) },
    { body, signature: '' },
  ];
}

/** The status of the answer; 0 where the receiver hung up, as it does to what it believes. */
async function post(url: string, { body, signature }: Signed): Promise<number> {
  const answer = await fetch(url, { method: 'POST', body, headers: { 'redmark-signature': signature } }).catch(
    () => {},
  );
  return answer?.status ?? 0;
}

/** What waits for its next attempt is due at once. */
async function skipPauses({ db }: OpenDatabase) {
  await sql`update pgboss.job set start_after = now() where name = 'webhook' and start_after > now()`.execute(db);
}

async function givenUp({ db }: OpenDatabase): Promise<string[]> {
  const found = await db.selectFrom('webhook_delivery').select('id').where('state', '=', 'failed').execute();
  return found.map(({ id }) => id);
}

async function countDelivered({ db }: OpenDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'delivered')
    .executeTakeFirstOrThrow();
  return Number(count);
}
