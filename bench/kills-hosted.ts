import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDice } from '../attack/nasty-values.ts';
import { newPerson } from '../attack/target.ts';
import { freePort } from '../server/src/testing/free-port.ts';
import { brokenPromises, nothingAnswered } from '../server/src/testing/money/answered.ts';
import { audit, underWay } from '../server/src/testing/money/audit.ts';
import { beCustomer } from '../server/src/testing/money/customer.ts';
import { until } from '../server/src/testing/until.ts';
import { killableHost, killablePostgres } from './killable.ts';
import { table } from './measure.ts';
import { openSharedParts } from './shared-parts.ts';

/**
 * `node bench/kills-hosted.ts [60] [seed]`: two web hosts and two workers over PostgreSQL and an S3 server, as in
 * production. One of the five is killed at random moments while people buy and grade through both hosts; then every
 * promise must be kept, and the accounts must reconcile.
 */
const [kills = 60, seed = 1] = parseArgs({ allowPositionals: true }).positionals.map(Number);
const people = 4;
/** Actions completed between two kills, unless the time limit comes first. */
const actsBetween = 5;
const longestWaitSeconds = 30;
const longestGapMilliseconds = 4000;
const longestAwayMilliseconds = 3000;
const longestPauseMilliseconds = 300;
/** A webhook that failed five times is sent again after five minutes. */
const quietSeconds = 420;

const random = createDice(seed);
const exits: string[] = [];
const onExit = (what: string) => void exits.push(what);
const folder = mkdtempSync(join(tmpdir(), 'redmark-kills-'));
const sharedParts = await openSharedParts();
const { postgres, environment: shared } = sharedParts;
const ports = [await freePort(), await freePort()];
const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
const outboxOf = (index: number) => join(folder, `host ${index}`);
const hosts = ports.map((port, index) => {
  const own = { DATA_FOLDER: outboxOf(index), PORT: String(port), GRADER_WORKERS: '0' };
  return killableHost('server', `web host ${index}`, { ...shared, ...own }, onExit);
});
const workers = [0, 1].map((index) => {
  const own = { DATA_FOLDER: join(folder, `worker ${index}`), GRADER_WORKERS: '2' };
  return killableHost('worker', `worker ${index}`, { ...shared, ...own }, onExit);
});
const parts = [...hosts, ...workers, killablePostgres(postgres, onExit)];
const answered = nothingAnswered();
let acts = 0;
let cutShort = 0;
let isOn = true;

try {
  for (const part of parts) await part.start();
  const customers = await Promise.all(Array.from({ length: people }, customer));
  const killed = await killAtRandom();
  isOn = false;
  await Promise.all(customers.map(async ({ over }) => await over));
  await report(killed);
} finally {
  isOn = false;
  await Promise.all([...hosts, ...workers].map(async (part) => await part.kill()));
  sharedParts.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A new customer, who continues with the next action when a call fails. */
async function customer(_: unknown, index: number) {
  const { token } = await newPerson({ address: addresses[0] ?? '', outbox: join(outboxOf(0), 'outbox') });
  const address = () => addresses[Math.floor(Math.random() * addresses.length)] ?? '';
  const act = async (go: number) => {
    const onAct = async () => {
      acts += 1;
      await pause(Math.random() * longestPauseMilliseconds);
      if (!isOn) throw new Error('The day is over.');
    };
    await beCustomer({ address, token, name: `customer ${index} ${go}`, answered, onAct }).catch(() => {});
  };
  const over = (async () => {
    for (let go = 0; isOn; go += 1) {
      await act(go);
      cutShort += 1;
      await pause(Math.random() * longestPauseMilliseconds);
    }
  })();
  return { over };
}

/** Returns how often each part was killed. Parts restart by themselves, so several may be down at once. */
async function killAtRandom(): Promise<Record<string, number>> {
  const killed: Record<string, number> = {};
  const returns = new Set<Promise<void>>();
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = acts;
    await until(() => acts >= before + actsBetween, longestWaitSeconds).catch(() => {});
    await pause(random() * longestGapMilliseconds);
    await until(() => parts.some((part) => part.isUp()), quietSeconds);
    const up = parts.filter((part) => part.isUp());
    const part = up[Math.floor(random() * up.length)];
    if (!part) continue;
    await part.kill();
    killed[part.name] = (killed[part.name] ?? 0) + 1;
    const back = pause(random() * longestAwayMilliseconds).then(async () => await part.start());
    returns.add(back);
    process.stdout.write(`\r${kill} of ${kills} kills, ${acts} acts`);
  }
  await Promise.all(returns);
  return killed;
}

async function report(killed: Record<string, number>) {
  const database = await sharedParts.openDatabase();
  const begun = performance.now();
  const left = async () => Object.values(await underWay(database.db)).reduce((sum, each) => sum + each, 0);
  const unended = await until(async () => (await left()) === 0, quietSeconds).then(
    () => [],
    async () => [`never ended: ${JSON.stringify(await underWay(database.db))}`],
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const books = await audit(database.db);
  const broken = await brokenPromises(database.db, sharedParts.storage, answered);
  const states = await database.db
    .selectFrom('review')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  await database.close();
  const statuses = await Promise.all([...hosts, ...workers].map(async (part) => await part.stop()));
  const complaints = [...unended, ...books.complaints, ...broken, ...exits];
  table(`Two web hosts and two workers over PostgreSQL and S3, ${kills} kills, seed ${seed}`, [
    ['killed', JSON.stringify(killed)],
    ['ends nobody asked for', String(exits.length)],
    ['answers', JSON.stringify(answered.outcomes)],
    ['acts done, and cut short', `${acts}, ${cutShort}`],
    ['files taken, gradings begun', `${answered.uploads.size}, ${answered.begun.size}`],
    ['gradings by their end', states.map(({ state, count }) => `${count} ${state}`).join(', ')],
    ['payments, reports paid for, credits given back', `${books.payments}, ${books.reports}, ${books.returned}`],
    ['everything had ended after', `${seconds} s`],
    ['SIGTERM afterwards ended them with', statuses.join(', ')],
    ['complaints', String(complaints.length)],
  ]);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0 || statuses.some((status) => status !== 0)) process.exitCode = 1;
}
