import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { directory, newPerson, type Person, signIn } from '../attack/target.ts';
import { brokenPromises, nothingAnswered } from '../server/src/testing/money/answered.ts';
import { audit, underWay } from '../server/src/testing/money/audit.ts';
import { beCustomer } from '../server/src/testing/money/customer.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { until } from '../server/src/testing/until.ts';
import { table } from './measure.ts';
import { openSharedParts } from './shared-parts.ts';

/**
 * `node bench/two-versions.ts OLD [30]`: a web host and a worker of an older version, whose checked-out folder is OLD,
 * and of this one over one PostgreSQL and one bucket, while people use both. The older begins alone; then this one
 * migrates, both serve for so many seconds, and the older is stopped. Nobody may see a failure of ours.
 */
const [oldFolder = '', seconds = '30'] = parseArgs({ allowPositionals: true }).positionals;
if (oldFolder === '') throw new Error('Name the folder of the older version, with its packages installed.');
const people = 4;
const aloneSeconds = 10;
const quietSeconds = 120;
const longestPauseMilliseconds = 600;
/** A host is out of the proxy's list for so long before it is stopped. */
const outMilliseconds = 2000;

const old: { spawnHost: typeof spawnHost } = await import(
  pathToFileURL(resolve(oldFolder, 'server/src/testing/spawn-host.ts')).href
);
const folder = mkdtempSync(join(tmpdir(), 'redmark-versions-'));
const parts = await openSharedParts();
const running: Version[] = [];
const answered = nothingAnswered();
const failures: string[] = [];
let isOn = true;

type Host = Awaited<ReturnType<typeof spawnHost>>;
type Version = { name: string; web: Host; worker: Host; outbox: string };

async function startVersion(name: string, spawn: typeof spawnHost): Promise<Version> {
  const DATA_FOLDER = join(folder, name);
  const web = await spawn({ ...parts.environment, DATA_FOLDER, GRADER_WORKERS: '0' });
  const worker = await spawn(
    { ...parts.environment, DATA_FOLDER: `${DATA_FOLDER} worker`, GRADER_WORKERS: '1' },
    'worker',
  );
  const version = { name, web, worker, outbox: join(DATA_FOLDER, 'outbox') };
  running.push(version);
  return version;
}

try {
  const older = await startVersion('older', old.spawnHost);
  const early = await Promise.all(Array.from({ length: people }, async () => await newPerson(at(older))));
  const customers = early.map(async (person, index) => await useBoth(person, `customer ${index}`));
  await pause(aloneSeconds * 1000);
  const newer = await startVersion('newer', spawnHost);
  const late = await Promise.all([newPerson(at(older)), newPerson(at(newer))]);
  // Who signed up at one version signs in, changes a password and is known at the other.
  for (const person of [...early, ...late]) for (const version of running) await signsIn(version, person);
  await pause(Number(seconds) * 1000);
  running.splice(running.indexOf(older), 1);
  await pause(outMilliseconds);
  const ends = await Promise.all([older.web.end('SIGTERM'), older.worker.end('SIGTERM')]);
  await pause(aloneSeconds * 1000);
  isOn = false;
  await Promise.all(customers);

  const database = await parts.openDatabase();
  const left = async () => Object.values(await underWay(database.db)).reduce((sum, each) => sum + each, 0);
  await until(async () => (await left()) === 0, quietSeconds);
  const books = await audit(database.db);
  const broken = await brokenPromises(database.db, parts.storage, answered);
  const states = await database.db
    .selectFrom('review')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  await database.close();
  const complaints = [...failures, ...books.complaints, ...broken, ...[older, newer].flatMap(complaintsOf)];
  table(`An older version and this one over one PostgreSQL and one bucket, ${seconds} s together`, [
    ['answers', JSON.stringify(answered.outcomes)],
    ['files taken, gradings begun', `${answered.uploads.size}, ${answered.begun.size}`],
    ['gradings by their end', states.map(({ state, count }) => `${count} ${state}`).join(', ')],
    ['payments, reports paid for', `${books.payments}, ${books.reports}`],
    ['the older ended with', ends.join(', ')],
    ['complaints', String(complaints.length)],
  ]);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
} finally {
  isOn = false;
  await Promise.all(running.flatMap(({ web, worker }) => [web.end('SIGKILL'), worker.end('SIGKILL')]));
  parts.stop();
  rmSync(folder, { recursive: true, force: true });
}

function at({ web, outbox }: Version) {
  return { address: web.address, outbox };
}

async function signsIn(version: Version, { email, password, token }: Person) {
  const { status, text } = await signIn(at(version), email, password);
  if (status !== 200) failures.push(`${version.name}: sign-in answered ${status} ${text}`);
  const change = { AccessToken: token, PreviousPassword: password, ProposedPassword: password };
  const changed = await directory(at(version), 'ChangePassword', change);
  if (changed.status !== 200)
    failures.push(`${version.name}: a new password answered ${changed.status} ${changed.text}`);
}

/** A customer whose calls go to a host of any version that serves. */
async function useBoth({ token }: Person, name: string) {
  const address = () => running[Math.floor(Math.random() * running.length)]?.web.address ?? '';
  const onAct = async () => {
    await pause(Math.random() * longestPauseMilliseconds);
    if (!isOn) throw new Error('The day is over.');
  };
  for (let go = 0; isOn; go += 1)
    await beCustomer({ address, token, name: `${name} ${go}`, answered, onAct }).catch((error) => {
      if (isOn) failures.push(String(error));
    });
}

/** What a version wrote into its log at the level of errors. */
function complaintsOf({ name, web, worker }: Version): string[] {
  const lines = `${web.said()}${worker.said()}`.split('\n');
  return lines
    .filter((line) => /"level":(?:50|60)|"level":"(?:error|fatal)"/.test(line))
    .map((line) => `${name}: ${line}`);
}
