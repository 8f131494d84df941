import { expect, test } from 'vitest';
import { dayBefore, queryOf, sortedBy } from './filters.ts';

test('what is not chosen is not asked for', () => {
  expect(queryOf({ search: '', label: undefined, grade: 'B' })).toEqual({ grade: 'B' });
});

test('days are counted back over the end of a month', () => {
  expect(dayBefore(7, Date.parse('2026-03-03T12:00:00Z'))).toBe('2026-02-24');
});

test('a column sorts by what reads best first, and the other way at the second click', () => {
  expect(sortedBy({}, 'name')).toEqual({ order: 'name', direction: 'down' });
  expect(sortedBy({}, 'date')).toEqual({ order: 'date', direction: 'down' });
  expect(sortedBy({ order: 'date', direction: 'down' }, 'date')).toEqual({ order: 'date', direction: 'up' });
  expect(sortedBy({ order: 'date', direction: 'down' }, 'grade')).toEqual({ order: 'grade', direction: 'up' });
});
