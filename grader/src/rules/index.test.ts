import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from './index.ts';

const files = globSync('*/*.ts', { cwd: import.meta.dirname }).map((file) => basename(file));

test('every file here is a rule of the same name, and the index lists them all', () => {
  const named = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace('.ts', ''));
  expect(rules.map((rule) => rule.name).toSorted()).toEqual(named.toSorted());
});

test('every rule has its cases beside it', () => {
  for (const rule of rules) expect(files).toContain(`${rule.name}.test.ts`);
});
