import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, countPlaywright, countVitest, nothing, sum } from './count-tests.ts';
import { startPostgres } from './postgres.ts';
import { missingForSwift, startSwift } from './swift.ts';

/**
 * `npm test`: every check and every test, on every engine this machine has. The last line is the sum. The lanes of
 * server tests run beside each other, since each waits for much; the browser has the processors for itself.
 */
type Server = { environment: Record<string, string>; stop(): void };
type Lane = { name: string; count: Count; seconds: number };

/**
 * What does not depend on the engine of the database is tested on the embedded one alone: official clients, where PDFs are graded, tokens,
 * traces, which calls are counted, guesses that come one after the other, and what never opens one. The promises of a
 * storage use one bucket, which two lanes at once would share.
 */
const elsewhere = [
  'server/src/base/**',
  'server/src/function/**',
  'server/src/platform/storage/**',
  'server/src/platform/webhooks/**',
  'server/src/platform/traces/**',
  'server/src/http/limits/call-limits.test.ts',
  'server/src/compose/access.test.ts',
  'directory/src/clients/**',
  'directory/src/sign-in/strangers.test.ts',
  'server/src/platform/graders/**',
  'server/src/compose/function-host.test.ts',
];

/**
 * What each feature and each call of the directory does is tested on PostgreSQL, where connections can get into each
 * other's way; the journeys use all of it on the embedded engine. Money, gradings, limits, the queue, migrations, hosts
 * and backups are tested on both (decision 174). Without a PostgreSQL everything runs on the embedded engine.
 */
const onPostgresAlone = [
  'server/src/features/!(billing|credits|grading)/**',
  'directory/src/!(clients|sign-in)/**',
  'directory/src/sign-in/!(strangers).test.ts',
];

/** The projects of each run of Vitest: what takes the longest beside what is shorter and goes on with the scripts. */
const embedded = ['rubric', 'contract', 'directory', 'grader', 'server', 'web'];
const onPostgres = ['server', 'directory'];
const only = (projects: string[]) => projects.flatMap((project) => ['--project', project]);
const without = (files: string[]) => files.flatMap((pattern) => ['--exclude', pattern]);

/** Workers of Vitest, for two processors: with two lanes each has fewer. */
const workersOfEach = 2;
const workersAlone = 3;

const reports = mkdtempSync(join(tmpdir(), 'redmark-reports-'));
const lanes: Lane[] = [];
const notRun: string[] = [];

// Hundreds of processes start, most of them from the same files.
process.env.NODE_COMPILE_CACHE = join(reports, 'compile-cache');
// The servers start during the checks: each of their steps waits for the one before, on one processor.
const [s3, postgres] = await Promise.all([
  open('files in an S3 bucket', async () => {
    const missing = missingForSwift();
    if (missing !== undefined) throw new Error(missing);
    return await startSwift();
  }),
  open('server on PostgreSQL', startPostgres),
  lane('checks', async () => {
    const status = await run(process.execPath, ['scripts/check/check.ts']);
    return status === 0 ? nothing : { ...nothing, failed: 1, failures: ['npm run check'] };
  }),
]);
const here = { ...process.env, ...s3?.environment };

try {
  await Promise.all([
    lane(
      'unit and server, embedded database',
      async () => await vitest('embedded', [...only(embedded), ...without(postgres ? onPostgresAlone : [])], here),
    ),
    (async () => {
      if (postgres)
        await lane(
          'server on PostgreSQL',
          async (output) =>
            await vitest(
              'postgres',
              [...only(onPostgres), ...without(elsewhere)],
              { ...here, ...postgres.environment },
              output,
            ),
          join(reports, 'postgres.log'),
        );
      await lane(
        'builds, programs and attacks',
        async (output) => await vitest('scripts', only(['scripts']), here, output),
        join(reports, 'scripts.log'),
      );
    })(),
  ]);
  await lane('browser', async () => {
    const file = join(reports, 'browser.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return countPlaywright(file, await run(process.execPath, ['scripts/test/e2e.ts', '--reporter=list,json'], env));
  });
} finally {
  s3?.stop();
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

const total = sum(lanes.map(({ count }) => count));
console.log();
for (const { name, count } of lanes) for (const failure of count.failures) console.log(`failed  ${name}: ${failure}`);
for (const { name, count, seconds } of lanes) console.log(`${said(count)}  ${name} (${seconds.toFixed(0)} s)`);
for (const reason of notRun) console.log(`skipped  ${reason}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);

/** Runs that this machine cannot perform are reported, never skipped silently. */
async function open(name: string, start: () => Promise<Server>): Promise<Server | undefined> {
  try {
    return await start();
  } catch (error) {
    notRun.push(`${name}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Runs a lane; one with a log is printed when it is over, because another one prints meanwhile. */
async function lane(name: string, body: (output: 'inherit' | number) => Promise<Count>, log?: string) {
  const begun = performance.now();
  if (log === undefined) console.log(`\n── ${name}`);
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const count = await body(output);
  lanes.push({ name, count, seconds: (performance.now() - begun) / 1000 });
  if (log === undefined || output === 'inherit') return;
  closeSync(output);
  console.log(`\n── ${name}\n${readFileSync(log, 'utf8')}`);
}

async function vitest(name: string, args: string[], env: NodeJS.ProcessEnv, output?: 'inherit' | number) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const workers = `--maxWorkers=${postgres ? workersOfEach : workersAlone}`;
  return countVitest(file, await run('vitest', ['run', workers, ...reporters, ...args], env, output));
}

/** The status of a program, or null where it was killed or not found. */
async function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  output: 'inherit' | number = 'inherit',
): Promise<number | null> {
  const child = spawn(command, args, { stdio: ['inherit', output, output], env });
  const [status] = await once(child, 'exit').catch(() => [null]);
  return status;
}

function said({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
