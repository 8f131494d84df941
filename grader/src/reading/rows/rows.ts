import { askedOnce } from '../../model/asked-once.ts';
import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { textOf } from '../../model/text/text.ts';

/**
 * Gap that ends a segment, as a multiple of the size; right-aligned dates are far beyond it, justified text is far
 * below.
 */
const segmentGap = 1.6;
const smallestSize = 8;
/** Gap before a word at a common text edge that ends a segment, as a multiple of the size; wider than any space. */
const edgeGap = 0.62;
const edgeRows = 5;
/** A gap of this share of the size is no space of justified text; so many rows must start at the edge behind it. */
const wideSpace = 0.9;
const leastStarts = 2;
/** The same where the sizes on both sides differ by so much: they are lines of two columns. */
const edgeGapOfSizes = 0.4;
const otherSize = 1.12;

/** Rows from top to bottom: words whose baselines differ by less than a third of the smaller size. Furniture, tables, columns and streams ask for those of the same words. */
export const rowsOf = askedOnce((words: Word[]): Row[] => {
  const sorted = words.filter((word) => !word.turned).toSorted((a, b) => a.base - b.base || a.x0 - b.x0);
  const groups: Word[][] = [];
  for (const word of sorted) {
    const row = groups.at(-1);
    const anchor = row?.[0];
    if (row && anchor && anchor.page === word.page && sharesBaseline(row, word)) row.push(word);
    else groups.push([word]);
  }
  const inOrder = groups.map(ordered);
  const edges = textEdges(inOrder);
  return inOrder.map((group) => rowOf(group, 0, edges));
});

/**
 * Of words in their order on each baseline, left edges at which many rows start: text that begins exactly there after a
 * gap is a segment of its own. Where some rows start there, words behind a gap that is wider than a space count, too.
 */
function textEdges(groups: Word[][]): number[] {
  const starts = new Map<number, number>();
  const wide = new Map<number, number>();
  const count = (counts: Map<number, number>, { x0 }: Word) => {
    const edge = Math.round(x0 * 2) / 2;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  };
  for (const [first, ...others] of groups.flatMap((group) => runsIn(group, []))) {
    if (first) count(starts, first);
    let before = first;
    for (const word of others) {
      // What a sign or a number stands before is a line of a list or a title, whose text begins there in every column.
      if (before && isApart(before, word) && !isSign(before)) count(wide, word);
      before = word;
    }
  }
  const near = (counts: Map<number, number>, edge: number) =>
    (counts.get(edge) ?? 0) + (counts.get(edge - 0.5) ?? 0) + (counts.get(edge + 0.5) ?? 0);
  return [...starts.keys()].filter((edge) => {
    const rows = near(starts, edge);
    return rows >= edgeRows || (rows >= leastStarts && rows + near(wide, edge) >= edgeRows);
  });
}

const isApart = (before: Word, { x0, size }: Word) => x0 - before.x1 >= wideSpace * Math.max(size, before.size);

const isSign = ({ text }: Word) => !/[\p{L}\p{N}]/u.test(text) || /^(?:\d{1,2}|[IVX]{1,4}|\p{L})[.)]$/u.test(text);

function sharesBaseline(row: Word[], word: Word): boolean {
  const near = lastOf(row);
  return Math.abs(near.base - word.base) <= 0.3 * Math.min(near.size, word.size) + 0.5;
}

/** The row of words on one baseline, divided into segments. */
export function rowOf(words: Word[], column: number, edges: number[] = []): Row {
  const inOrder = ordered(words);
  const segments = runsIn(inOrder, edges).map(segmentOf);
  const [only] = segments.length === 1 ? segments : [];
  return { ...(only ?? segmentOf(inOrder)), words: inOrder, segments, column };
}

const ordered = (words: Word[]) => words.toSorted((a, b) => a.x0 - b.x0);

/** The words of a row, divided where gaps end a segment. */
function runsIn(row: Word[], edges: number[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of row) {
    const run = runs.at(-1);
    if (run === undefined || startsSegment(lastOf(run), word, edges)) runs.push([word]);
    else run.push(word);
  }
  return runs;
}

function startsSegment(before: Word, word: Word, edges: number[]): boolean {
  const gap = word.x0 - before.x1;
  const size = Math.max(word.size, before.size, smallestSize);
  if (gap >= segmentGap * size) return true;
  const smaller = Math.min(word.size, before.size);
  const least = Math.max(word.size, before.size) >= otherSize * smaller ? edgeGapOfSizes : edgeGap;
  return gap >= least * smaller && edges.some((edge) => Math.abs(edge - word.x0) <= 0.75);
}

/** The segment of words on one baseline; its size is that of most letters. */
export function segmentOf(words: Word[]): Segment {
  const first = itemAt(words, 0);
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
  return { ...box, page: first.page, words, text: textOf(words), base: first.base, size };
}
