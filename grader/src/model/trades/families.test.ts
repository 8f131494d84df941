import { expect, test } from 'vitest';
import { familiesIn } from './families.ts';

test.each([
  ['Accountant | HR Manager', ['accounting', 'personnel']],
  ['Electrical Site Engineer', ['electrical engineering']],
  ['Technically driven keeper of lamps', []],
  ['Dog Trainer', []],
  ['Trainer', ['learning']],
  ['Treatment Plant Operator', []],
  ['Testing Engineer', []],
  ['Material Controller', ['warehouse']],
])('%s names %j', (title, families) => {
  expect(familiesIn(title)).toEqual(families);
});
