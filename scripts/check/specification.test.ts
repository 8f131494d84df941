import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaintsAbout, readSpecification, rowsOf } from './specification.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/specification');

const complaintsOf = (row: string) => {
  const complaints: string[] = [];
  return rowsOf('page.md', row, complaints).flatMap((one) => [...complaints, ...complaintsAbout(one, root)]);
};

test('every file and every test the specification’s tables name is there', () => {
  const { rows, complaints } = readSpecification(folder);
  expect(rows.length).toBeGreaterThan(200);
  expect([...complaints, ...rows.flatMap((row) => complaintsAbout(row, root))]).toEqual([]);
});

test('a table that names what is not there is told so', () => {
  expect(complaintsOf('| All | `web/src/nowhere.ts` | `web/src/nowhere.test.ts`: “nothing” | |')).toEqual([
    'page.md:1 names web/src/nowhere.ts, which does not exist',
    'page.md:1 names web/src/nowhere.test.ts, which does not exist',
  ]);
  expect(
    complaintsOf('| All | `scripts/check/specification.ts` | `scripts/test/count-tests.test.ts`: “no such test” | |'),
  ).toEqual(['page.md:1 names “no such test”, which is no test of scripts/test/count-tests.test.ts']);
  expect(complaintsOf('| All | | | |')).toEqual([
    'page.md:1 names no file and no reason',
    'page.md:1 names no test and no reason',
  ]);
  expect(complaintsOf('| All | | some test or other | because |')).toEqual([
    'page.md:1 does not name a test: some test or other',
  ]);
  expect(complaintsOf('| All | | because |')).toContain('page.md:1 has 3 cells instead of 4');
});
