import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planRelease } from './plan-release.ts';

/**
 * `npm run release 1.2.3 [-- --dry-run]`: gives every workspace the version, dates the section of the changelog, runs the
 * checks, commits and tags. Nothing is pushed. With `--dry-run` it says what it would do.
 */
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [version = ''] = positionals;
const read = (path: string) => readFileSync(path, 'utf8');
const lines = (...args: string[]) =>
  git(...args)
    .split('\n')
    .filter((line) => line !== '');

const root: { workspaces: string[] } = JSON.parse(read('package.json'));
const paths = ['package.json', ...root.workspaces.map((folder) => `${folder}/package.json`)];
const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const plan = planRelease(version, day, {
  changed: lines('status', '--porcelain').map((line) => line.slice(3)),
  tags: lines('tag', '--list'),
  changelog: read('CHANGELOG.md'),
  packages: new Map(paths.map((path) => [path, read(path)])),
  lock: read('package-lock.json'),
});

if ('complaints' in plan) {
  for (const complaint of plan.complaints) console.error(complaint);
  process.exitCode = 1;
} else if (values['dry-run']) {
  console.log(
    `Would write ${[...plan.files.keys()].join(', ')}, run the checks, commit and tag v${version}:\n\n${plan.notes}`,
  );
} else {
  for (const [path, text] of plan.files) writeFileSync(path, text);
  if (spawnSync(process.execPath, ['scripts/check/check.ts'], { stdio: 'inherit' }).status === 0) {
    git('commit', '--quiet', '--message', `Release ${version}`, '--', ...plan.files.keys());
    git('tag', '--annotate', `v${version}`, '--message', `Redmark ${version}\n\n${plan.notes}`);
    console.log(`v${version} is tagged. Test it (npm test), then: git push --follow-tags`);
  } else {
    console.error('The checks fail. git restore . takes the release back.');
    process.exitCode = 1;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}
