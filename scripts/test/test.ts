import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, countPlaywright, countVitest, nothing, sum } from './count-tests.ts';
import { startPostgres } from './postgres.ts';
import { missingForSwift, startSwift } from './swift.ts';

/** `npm test`: every check and every test, on every engine this machine has. The last line is the sum. */
type Server = { environment: Record<string, string>; stop(): void };
type Lane = { name: string; count: Count; seconds: number };

/** What does not depend on the engine of the database is tested on one: official clients, and where PDFs are graded. */
const elsewhere = [
  'directory/src/clients/**',
  'server/src/platform/graders/**',
  'server/src/compose/function-host.test.ts',
];

const reports = mkdtempSync(join(tmpdir(), 'redmark-reports-'));
const lanes: Lane[] = [];
const notRun: string[] = [];

const s3 = await open('files in an S3 bucket', async () => {
  const missing = missingForSwift();
  if (missing !== undefined) throw new Error(missing);
  return await startSwift();
});
const postgres = await open('server on PostgreSQL', startPostgres);
const here = { ...process.env, ...s3?.environment };

try {
  lane('checks', () => {
    const { status } = spawnSync(process.execPath, ['scripts/check/check.ts'], { stdio: 'inherit' });
    return status === 0 ? nothing : { ...nothing, failed: 1, failures: ['npm run check'] };
  });
  lane('unit and server, embedded database', () => vitest('embedded', [], here));
  if (postgres)
    lane('server on PostgreSQL', () =>
      vitest(
        'postgres',
        ['--project', 'server', '--project', 'directory', ...elsewhere.flatMap((one) => ['--exclude', one])],
        {
          ...here,
          ...postgres.environment,
        },
      ),
    );
  lane('browser', () => {
    const file = join(reports, 'browser.json');
    const { status } = spawnSync(process.execPath, ['scripts/test/e2e.ts', '--reporter=list,json'], {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return countPlaywright(file, status);
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

function lane(name: string, run: () => Count) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  lanes.push({ name, count: run(), seconds: (performance.now() - start) / 1000 });
}

function vitest(name: string, args: string[], env: NodeJS.ProcessEnv): Count {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...args], { stdio: 'inherit', env });
  return countVitest(file, status);
}

function said({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
