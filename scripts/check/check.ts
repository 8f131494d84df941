import { spawnSync } from 'node:child_process';

/** `npm run check`: everything that must hold before a commit. Each step prints its own report. */
const steps: [name: string, command: string, ...rest: string[]][] = [
  ['biome', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '-b'],
  ['floating promises', process.execPath, 'scripts/check/floating-promises.ts'],
  ['boundaries, circles, dead exports, sizes, migrations', process.execPath, 'scripts/check/check-structure.ts'],
  ['description of the API', process.execPath, 'scripts/check/openapi.ts'],
];

let failed = false;
for (const [name, command, ...rest] of steps) {
  const { status } = spawnSync(command, rest, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
