import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releasesIn } from '../check/changelog.ts';
import { planRelease, type Repository } from './plan-release.ts';

const text = (json: object) => `${JSON.stringify(json, null, 2)}\n`;
const server = {
  name: '@redmark/server',
  version: '0.1.0',
  dependencies: { '@redmark/contract': '0.1.0', zod: '0.1.0' },
};
const contract = { name: '@redmark/contract', version: '0.1.0' };
const repository: Repository = {
  changed: [],
  tags: ['v0.1.0'],
  changelog:
    '# Changelog\n\nIntro.\n\n## Unreleased\n\n### Added\n- A thing.\n\n## 0.1.0, 2026-11-01\n\n- It begins.\n',
  packages: new Map([
    ['package.json', text({ name: 'redmark', version: '0.1.0' })],
    ['contract/package.json', text(contract)],
    ['server/package.json', text(server)],
  ]),
  lock: text({
    name: 'redmark',
    version: '0.1.0',
    packages: { '': { name: 'redmark', version: '0.1.0' }, contract, server, 'node_modules/zod': { version: '0.1.0' } },
  }),
};

function filesOf(version: string): Map<string, string> {
  const plan = planRelease(version, '2026-12-01', repository);
  if ('complaints' in plan) throw new Error(plan.complaints.join());
  return plan.files;
}

test('every workspace has the version, and depends on the others in it; packages of others keep theirs', () => {
  const files = filesOf('0.2.0');
  const raised = { ...server, version: '0.2.0', dependencies: { '@redmark/contract': '0.2.0', zod: '0.1.0' } };
  expect(JSON.parse(files.get('server/package.json') ?? '')).toEqual(raised);
  expect(JSON.parse(files.get('package-lock.json') ?? '')).toEqual({
    name: 'redmark',
    version: '0.2.0',
    packages: {
      '': { name: 'redmark', version: '0.2.0' },
      contract: { ...contract, version: '0.2.0' },
      server: raised,
      'node_modules/zod': { version: '0.1.0' },
    },
  });
});

test('what was unreleased is the section of the release', () => {
  const changelog = filesOf('1.0.0').get('CHANGELOG.md') ?? '';
  expect(changelog).toBe(
    '# Changelog\n\nIntro.\n\n## 1.0.0, 2026-12-01\n\n### Added\n- A thing.\n\n## 0.1.0, 2026-11-01\n\n- It begins.\n',
  );
  expect(releasesIn(changelog)).toEqual(['1.0.0', '0.1.0']);
});

test.each<[string, string, Partial<Repository>, string]>([
  ['no version', '1.2', {}, '“1.2” is no version'],
  ['the version it has', '0.1.0', { tags: [] }, '0.1.0 is not later than 0.1.0.'],
  ['an earlier one', '0.0.9', {}, 'is not later'],
  ['a tag that is there', '0.2.0', { tags: ['v0.2.0'] }, 'The tag v0.2.0 is there already.'],
  ['a tree with changes', '0.2.0', { changed: ['a.ts', 'b.ts'] }, 'Commit these first: a.ts, b.ts.'],
  [
    'no section',
    '0.2.0',
    { changelog: '# Changelog\n\n## 0.1.0, 2026-11-01\n\n- It begins.\n' },
    'nothing under “## Unreleased”',
  ],
  [
    'an empty section',
    '0.2.0',
    { changelog: '## Unreleased\n\n## 0.1.0, 2026-11-01\n\n- It begins.\n' },
    'nothing under',
  ],
  [
    'a workspace of another version',
    '0.2.0',
    {
      packages: new Map([
        ...repository.packages,
        ['web/package.json', text({ name: '@redmark/web', version: '0.1.1' })],
      ]),
    },
    'web/package.json has version 0.1.1, package.json 0.1.0.',
  ],
  ['a lock file of another version', '0.2.0', { lock: text({ version: '0.0.1', packages: {} }) }, 'run npm install'],
])('there is no release with %s', (_, version, change, complaint) => {
  const plan = planRelease(version, '2026-12-01', { ...repository, ...change });
  expect('complaints' in plan && plan.complaints.join('\n')).toContain(complaint);
});

test('files of this repository are written as npm writes them', () => {
  for (const path of ['package.json', 'package-lock.json', 'server/package.json']) {
    const file = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(text(JSON.parse(file))).toBe(file);
  }
});
