import { expect, test } from 'vitest';
import { familiesIn } from './families.ts';

test.each([
  ['Accountant | HR Manager', ['accounting', 'personnel']],
  ['Electrical Site Engineer', ['electrical engineering']],
  ['Technically driven keeper of lamps', []],
  ['Dog Trainer', []],
  ['Trainer', ['learning']],
  ['Treatment Plant Operator', []],
])('%s names %j', (title, families) => {
  expect(familiesIn(title)).toEqual(families);
});
