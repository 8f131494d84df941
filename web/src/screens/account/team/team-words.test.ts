import { expect, test } from 'vitest';
import { spentText } from './team-words.ts';

test('what somebody spent is told for the month and in total', () => {
  expect(spentText({ month: 3, total: 12 })).toBe('3 credits this month, 12 in total');
  expect(spentText({ month: 1, total: 1 })).toBe('1 credit this month, 1 in total');
  expect(spentText({ month: 0, total: 4 })).toBe('0 credits this month, 4 in total');
  expect(spentText({ month: 0, total: 0 })).toBe('nothing yet');
});
