import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { sql } from 'kysely';
import { ask, newPerson, type Person, signIn, tokensIn } from '../attack/target.ts';
import { openDatabase } from '../server/src/compose/open-database.ts';
import { readConfig } from '../server/src/config/config.ts';
import { audit, underWay } from '../server/src/testing/money/audit.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { until } from '../server/src/testing/until.ts';
import { beginGrading } from './begin-grading.ts';
import { startCluster } from './cluster.ts';
import { table } from './measure.ts';
import { openSharedParts } from './shared-parts.ts';

/**
 * `node bench/restores.ts [60]`: so many resumes are begun on two web hosts and two workers, a backup is taken while they
 * are graded, and restored into a fresh database and fresh files. Then an installation with everything embedded and as
 * many resumes moves to PostgreSQL and S3 with the one command. Both times every report has to open and the books to
 * balance.
 */
const count = Number(process.argv[2] ?? 60);
const gradingSeconds = 300;
const resume = readFileSync(new URL('../corpus/ines-swiss/resume.pdf', import.meta.url));
const adminMain = fileURLToPath(new URL('../server/src/admin-main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'redmark-restores-'));

type Settings = Record<string, string>;
type Begun = { person: Person; ids: string[] };

try {
  await backUpAndRestore();
  await moveToServers();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function backUpAndRestore() {
  const cluster = await startCluster();
  try {
    for (const index of [0, 1]) cluster.workers.push(await cluster.startWorker(index));
    const person = await cluster.newPerson();
    const begun = { person, ids: await begin(cluster.web[0]?.address ?? '', person) };
    const done = async () => (await cluster.states()).done ?? 0;
    await until(async () => (await done()) > count / 4, gradingSeconds);
    const doneBefore = await done();
    const backup = join(folder, 'backup');
    const seconds = await admin(['backup', backup], { ...cluster.environment, DATA_FOLDER: join(folder, 'operator') });
    const doneAfter = await done();
    await sql`create database restored`.execute(cluster.database.db);
    const url = new URL(cluster.environment.DATABASE_URL ?? '');
    url.pathname = '/restored';
    const target = {
      ...cluster.environment,
      ...secretsOf(backup),
      DATABASE_URL: url.href,
      STORAGE: 'disk',
      STORAGE_SECRET: 's'.repeat(32),
      DATA_FOLDER: join(folder, 'restored'),
    };
    const restoring = await admin(['restore', backup, '--erased', 'none'], target);
    table('Backup while grading, restored into a fresh database and fresh files', [
      ['resumes, of them graded before and after the backup', `${count}, ${doneBefore} and ${doneAfter}`],
      ['seconds for the backup, the restore', `${seconds.toFixed(1)}, ${restoring.toFixed(1)}`],
      ...(await opened(target, begun)),
    ]);
  } finally {
    await cluster.close();
  }
}

async function moveToServers() {
  const parts = await openSharedParts();
  const home = { DATA_FOLDER: join(folder, 'embedded'), WELCOME_CREDITS: '1000', LOG_LEVEL: 'error' };
  try {
    const host = await spawnHost(home);
    const person = await newPerson({ address: host.address, outbox: join(home.DATA_FOLDER, 'outbox') });
    const begun = { person, ids: await begin(host.address, person) };
    await host.end('SIGTERM');
    const { IDENTITY_SECRET: _, ...servers } = parts.environment;
    const target: Settings = {
      ...servers,
      WELCOME_CREDITS: '1000',
      LOG_LEVEL: 'error',
      DATA_FOLDER: join(folder, 'new'),
    };
    const file = join(folder, 'new.env');
    writeFileSync(
      file,
      Object.entries(target)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const seconds = await admin(['move', file], home);
    const backup = readdirSync(home.DATA_FOLDER).find((name) => name.startsWith('moved-')) ?? '';
    table('Everything embedded, moved to PostgreSQL and S3', [
      ['resumes', String(count)],
      ['seconds for the move', seconds.toFixed(1)],
      ...(await opened({ ...secretsOf(join(home.DATA_FOLDER, backup)), ...target }, begun)),
    ]);
  } finally {
    parts.stop();
  }
}

async function begin(address: string, { token }: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let file = 0; file < count; file += 1) {
    const bytes = Buffer.concat([resume, Buffer.from(`\n% ${file}\n`)]);
    ids.push((await beginGrading(address, bytes, { token })).resumeId);
  }
  return ids;
}

/** Starts a host there, waits for its gradings and opens everything as its owner would. */
async function opened(settings: Settings, { person, ids }: Begun): Promise<[string, string][]> {
  const host = await spawnHost({ ...settings, GRADER_WORKERS: '1' });
  const database = await openDatabase(readConfig(settings), console.error);
  try {
    await until(async () => (await underWay(database.db)).gradings === 0, gradingSeconds);
    const target = { address: host.address, outbox: '' };
    const token = tokensIn(await signIn(target, person.email, person.password)).AccessToken;
    const answers = await Promise.all(
      ids.map(async (id) => {
        const report = await ask(target, 'GET', `/api/resume/analysis-result/${id}`, { token });
        const marked = await ask(target, 'GET', `/api/resume/marked-pdf/${id}`, { token });
        return report.status === 200 && marked.status === 200;
      }),
    );
    const { reports, complaints } = await audit(database.db);
    const there = answers.filter(Boolean).length;
    if (there < ids.length || complaints.length > 0) process.exitCode = 1;
    return [
      ['reports that open, with their marked file', `${there} of ${ids.length}`],
      [
        'reports paid for, complaints of the audit',
        `${reports}, ${complaints.length === 0 ? 'none' : complaints.join('; ')}`,
      ],
    ];
  } finally {
    await database.close();
    await host.end('SIGTERM');
  }
}

/** Runs a command of the operator, and returns how long it took. */
async function admin(args: string[], settings: Settings): Promise<number> {
  const begun = performance.now();
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [adminMain, ...args], { cwd: folder, env });
  console.log(stdout);
  return (performance.now() - begun) / 1000;
}

function secretsOf(backup: string): Settings {
  const file = join(backup, 'secrets.env');
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Settings) : {};
}
