import { expect, test } from 'vitest';
import type { Word } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { joinSpaced } from './spaced.ts';

const [pattern] = pagesOf('**Analyst, Harbor Works**').flatMap(({ words }) => words);

/** Words of 10 points on one baseline, each given with its left edge and the gap between its letters. */
function joined(...parts: [text: string, x0: number, tracking: number][]): string[] {
  if (!pattern) throw new Error('no word');
  const words = parts.map(([text, x0, tracking]): Word => {
    const edges = [...text, ''].map((_, i) => x0 + i * (6 + tracking));
    return { ...pattern, text, x0, x1: (edges.at(-1) ?? 0) - tracking, edges, base: 100, size: 10, tracking };
  });
  return joinSpaced(words).map(({ text }) => text);
}

test('letters and digits set apart are words, parted where the gap is wider', () => {
  const letters = [...'MAY2015'].map((letter, i): [string, number, number] => [letter, 8 * i + (i > 2 ? 3 : 0), 0]);
  expect(joined(...letters)).toEqual(['MAY', '2015']);
});

test('the numbers of a table are not one', () => {
  const cells = ['4', '1', '2', '3', '5'];
  expect(joined(...cells.map((cell, i): [string, number, number] => [cell, 20 * i, 0]))).toEqual(cells);
});

test('capitals set apart are one word where a pair is kerned otherwise, and two where a space stands', () => {
  expect(joined(['LOCAT', 0, 0.4], ['ION', 33.5, 0.9])).toEqual(['LOCATION']);
  expect(joined(['WORK', 0, 0.8], ['LIFE', 32, 0.8])).toEqual(['WORK', 'LIFE']);
  expect(joined(['WORK', 0, 0], ['LIFE', 25, 0])).toEqual(['WORK', 'LIFE']);
});
