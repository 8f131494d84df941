import { expect, test } from 'vitest';
import type { Word } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { joinStrips } from './strips.ts';

const [pattern] = pagesOf('Analyst').flatMap(({ words }) => words);

/** Words with letters of 6 points, each given with its left edge. */
function joined(...parts: [text: string, x0: number][]) {
  if (!pattern) throw new Error('no word');
  const words = parts.map(([text, x0]): Word => {
    const edges = [...text, ''].map((_, i) => x0 + 6 * i);
    return { ...pattern, text, x0, x1: edges.at(-1) ?? 0, edges, base: 100, size: 10 };
  });
  return joinStrips(words).map(({ text, x1, edges }) => [text, x1, edges.length]);
}

test('words that share a letter in one place are one, in whatever order the strips were drawn', () => {
  expect(joined(['Har', 0], ['rbor', 12], ['Works', 42])).toEqual([
    ['Harbor', 36, 7],
    ['Works', 72, 6],
  ]);
  expect(joined(['rbor', 12], ['Har', 0], ['rs', 30])).toEqual([['Harbors', 42, 8]]);
});

test('words beside each other or with other letters at their edges are left', () => {
  expect(joined(['Har', 0], ['rbor', 18])).toHaveLength(2);
  expect(joined(['Har', 0], ['bor', 12])).toHaveLength(2);
});

test('where letters are shared throughout a page, what touches is one word, too', () => {
  const shared = Array.from({ length: 5 }, (_, i): [string, number][] => [
    ['Elm', 200 + 60 * i],
    ['mills', 212 + 60 * i],
  ]).flat();
  expect(joined(['Har', 0], ['bor', 18], ['Works', 40], ...shared).slice(0, 2)).toEqual([
    ['Harbor', 36, 7],
    ['Works', 70, 6],
  ]);
});
