import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['package.json', 'Dockerfile', 'README.md', ...globSync(['deploy/**/*.*', 'docs/*.md'], { cwd: root })];

/** What begins a program that grades, up to its name: `node server/src/main.ts` in each notation of arguments. */
const begins =
  /node\b(?<options>[^`\n]*?)(?:server\/src\/(?:main|worker-main|function-main)|scripts\/serve\/start)\.ts/g;

test('every program that grades begins with patterns that are compiled at once (decision 187)', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(begins)].map(({ 0: text, groups }) => ({
      text: `${file}: ${text}`,
      options: groups?.options ?? '',
    })),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({ options }) => !options.includes('--no-regexp-tier-up')).map(({ text }) => text)).toEqual([]);
});
