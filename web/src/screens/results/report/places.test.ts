import type { Finding } from '@redmark/contract';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const line = (top: number, page = 0): Finding['boxes'][number] => ({ page, box: [60, top, 300, top + 12] });

test('lines of one text are one place, others are places of their own', () => {
  expect(placesOf([])).toEqual([]);
  expect(placesOf([line(100), line(114), line(128)])).toEqual([0]);
  expect(placesOf([line(100), line(114), line(300), line(60, 1)])).toEqual([0, 2, 3]);
});

test('what stands beside or above is another place', () => {
  const beside: Finding['boxes'][number] = { page: 0, box: [320, 100, 400, 112] };
  expect(placesOf([line(100), beside])).toEqual([0, 1]);
  expect(placesOf([line(100), line(40)])).toEqual([0, 1]);
});
