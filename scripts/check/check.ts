import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** `npm run check`: everything that must hold before a commit. The steps run beside each other. */
const steps: [name: string, command: string, ...rest: string[]][] = [
  ['biome', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '-b'],
  ['floating promises', process.execPath, 'scripts/check/floating-promises.ts'],
  ['boundaries, circles, dead exports, sizes, migrations', process.execPath, 'scripts/check/check-structure.ts'],
  ['description of the API', process.execPath, 'scripts/check/openapi.ts'],
];

const runs = steps.map(async ([name, command, ...rest]) => {
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
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
