import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** `npm run check`: everything that must hold before a commit. The steps run beside each other. */
const steps: [name: string, command: string, ...rest: string[]][] = [
  ['biome', 'biome', 'check', '--error-on-warnings', '.'],
  // One checker for each project: several work out the types of the same packages again.
  ['types', 'tsc', '-b', '--checkers', '1', '--builders', '2'],
  ['floating promises', process.execPath, 'scripts/check/floating-promises.ts'],
  ['boundaries, circles, dead exports, sizes, migrations', process.execPath, 'scripts/check/check-structure.ts'],
  ['description of the API', process.execPath, 'scripts/check/openapi.ts'],
];

/** The compiler is written in Go: it takes a third less time where it collects its garbage less often. */
const env = { ...process.env, GOGC: '300' };

const runs = steps.map(async ([name, command, ...rest]) => {
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
  child.once('error', () => resolve(null)).once('close', resolve);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { name, report: out + err, status: await status };
});

let failed = false;
for (const one of runs) {
  const { name, report, status } = await one;
  process.stdout.write(report);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
