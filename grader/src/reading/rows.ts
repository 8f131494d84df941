import type { Word } from '../model/page.ts';
import type { Row, Segment } from '../model/resume.ts';
import { textOf } from '../model/text.ts';

/** Gap that ends a segment, in sizes; a right-aligned date is far beyond it, a justified line far below. */
const segmentGap = 1.6;
const smallestSize = 8;

/** Rows from top to bottom: words whose baselines differ by less than a third of the smaller size. */
export function rowsOf(words: Word[], column: number): Row[] {
  const sorted = words.filter((word) => !word.turned).toSorted((a, b) => a.base - b.base || a.x0 - b.x0);
  const groups: Word[][] = [];
  for (const word of sorted) {
    const row = groups.at(-1);
    const anchor = row?.[0];
    if (row && anchor && anchor.page === word.page && sharesBaseline(row, word)) row.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => rowOf(group, column));
}

function sharesBaseline(row: Word[], word: Word): boolean {
  const near = row.at(-1) as Word;
  return Math.abs(near.base - word.base) <= 0.3 * Math.min(near.size, word.size) + 0.5;
}

export function rowOf(words: Word[], column: number): Row {
  const ordered = words.toSorted((a, b) => a.x0 - b.x0);
  const segments: Segment[] = [];
  let run: Word[] = [];
  for (const word of ordered) {
    const before = run.at(-1);
    if (before && word.x0 - before.x1 >= segmentGap * Math.max(word.size, before.size, smallestSize)) {
      segments.push(segmentOf(run));
      run = [];
    }
    run.push(word);
  }
  segments.push(segmentOf(run));
  return { ...segmentOf(ordered), segments, column };
}

export function segmentOf(words: Word[]): Segment {
  const first = words[0] as Word;
  const box = { x0: first.x0, y0: first.y0, x1: first.x1, y1: first.y1 };
  let letters = 0;
  const sizes = new Map<number, number>();
  for (const word of words) {
    box.x0 = Math.min(box.x0, word.x0);
    box.y0 = Math.min(box.y0, word.y0);
    box.x1 = Math.max(box.x1, word.x1);
    box.y1 = Math.max(box.y1, word.y1);
    const sum = (sizes.get(word.size) ?? 0) + word.text.length;
    sizes.set(word.size, sum);
    letters = Math.max(letters, sum);
  }
  const size = [...sizes].find(([, sum]) => sum === letters)?.[0] ?? first.size;
  return { page: first.page, words, text: textOf(words), base: first.base, size, ...box };
}
