import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { categoryOf, groups } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { rules } from './index.ts';
import { groupOfRule, partition } from './partition.ts';

const files = globSync('*/*.ts', { cwd: import.meta.dirname });

test('every file here is a rule of the same name, and the index lists them all', () => {
  const named = files.filter((file) => !file.endsWith('.test.ts')).map((file) => basename(file, '.ts'));
  expect(rules.map((rule) => rule.name).toSorted()).toEqual(named.toSorted());
});

test('every rule has its cases beside it', () => {
  for (const { name } of rules) expect(files.map((file) => basename(file))).toContain(`${name}.test.ts`);
});

test('prefix, group and folder of a rule agree', () => {
  for (const { name, group } of rules) {
    expect([name, groupOfRule(name)]).toEqual([name, group]);
    const folder = files.filter((file) => basename(file) === `${name}.ts`).map((file) => dirname(file));
    expect([name, ...folder]).toEqual([name, categoryOf(group)]);
  }
  expect(groups.filter((group) => !partition.some((one) => one.group === group))).toEqual([]);
});
