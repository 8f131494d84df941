import { expect, test } from 'vitest';
import type { Word } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { rowsOf } from './rows.ts';

const [pattern] = pagesOf('Clerk').flatMap(({ words }) => words);

/** Segments of lines with words of 6 points a letter in 10 points, each given with its left edge. */
function segmentsOf(...lines: [text: string, x0: number][][]) {
  if (!pattern) throw new Error('no word');
  const words = lines.flatMap((line, i) =>
    line.map(([text, x0]): Word => ({ ...pattern, text, x0, x1: x0 + 6 * text.length, base: 100 + 14 * i, size: 10 })),
  );
  return rowsOf(words).map(({ segments }) => segments.map(({ text }) => text).join(' | '));
}

const stock: [string, number][][] = [
  [
    ['Ledgers', 58],
    ['Harbor', 110],
  ],
  [
    ['Routes', 64],
    ['Counted', 110],
  ],
  [
    ['Letters', 58],
    ['Clerk', 110],
  ],
];

test('where some rows begin, a word behind a gap wider than a space begins a segment', () => {
  expect(segmentsOf([['Works', 110]], [['Mills', 110]], ...stock)).toEqual([
    'Works',
    'Mills',
    'Ledgers | Harbor',
    'Routes | Counted',
    'Letters | Clerk',
  ]);
});

test('where no row begins, such a gap parts nothing, nor does that behind the sign of a list', () => {
  expect(segmentsOf(...stock)).toEqual(['Ledgers Harbor', 'Routes Counted', 'Letters Clerk']);
  const signed = stock.map(([, second]): [string, number][] => [['•', 92], second ?? ['', 0]]);
  expect(segmentsOf([['Works', 110]], [['Mills', 110]], ...signed)[2]).toBe('• Harbor');
  const numbered = stock.map(([, second]): [string, number][] => [['3.', 86], second ?? ['', 0]]);
  expect(segmentsOf([['Works', 110]], [['Mills', 110]], ...numbered)[2]).toBe('3. Harbor');
});
