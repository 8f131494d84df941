import type { Finding } from '@redmark/contract';
import { expect, test } from 'vitest';
import { type Filter, filterNotes, offeredFilters } from './filter-notes.ts';

const note = (number: number, severity: Finding['severity']) => ({ number, severity }) as Finding;
const notes = [note(1, 'critical'), note(2, 'major'), note(3, 'major'), note(4, 'minor')];
const numbersOf = (filter: Filter, done: number[] = []) =>
  filterNotes(notes, filter, new Set(done)).map(({ number }) => number);

test('notes are filtered by what they weigh', () => {
  expect(numbersOf('all')).toEqual([1, 2, 3, 4]);
  expect(numbersOf('major')).toEqual([2, 3]);
  expect(numbersOf('minor')).toEqual([4]);
});

test('notes are filtered by whether they are done', () => {
  expect(numbersOf('done', [2, 4])).toEqual([2, 4]);
  expect(numbersOf('to-do', [2, 4])).toEqual([1, 3]);
  expect(numbersOf('done')).toEqual([]);
});

test('a filter that would let everything through is not offered', () => {
  expect(offeredFilters([note(1, 'major'), note(2, 'major')], true)).toEqual(['all', 'to-do', 'done']);
  expect(offeredFilters(notes, false)).toEqual(['all', 'critical', 'major', 'minor']);
});
