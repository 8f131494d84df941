import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a statement gets a name when it has been run often, and keeps it', () => {
  const nameOf = createStatementNames();
  const given = Array.from({ length: 25 }, () => nameOf('select $1'));
  expect(given.slice(0, 19)).toEqual(Array(19).fill(undefined));
  expect(new Set(given.slice(19))).toEqual(new Set(['often_1']));
});

test('statements that are all different get no names and are forgotten', () => {
  const nameOf = createStatementNames();
  for (let length = 0; length < 5000; length++) expect(nameOf(`select ${length}`)).toBeUndefined();
});

test('there are never more names than a connection may keep', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 300 }, (_, which) => {
    for (let time = 0; time < 19; time++) nameOf(`select ${which}`);
    return nameOf(`select ${which}`);
  });
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200);
});
