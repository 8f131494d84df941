import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { rowOf, segmentOf } from '../rows/rows.ts';

const dateToken =
  /^(?:[-–—]|to|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?|(?:19|20)\d\d,?|present|current|now|(?:19|20)\d\d[-–—](?:present|current|now|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|(?:19|20)\d\d)?|\d{1,2}[/.](?:19|20)\d\d[-–—]?|(?:19|20)\d\d(?:[-/.]\d\d){1,2})$/i;
const mostLines = 3;

/** Joins a date range that a narrow column broke over several lines ("Apr 2018–Jan", "2021") into its first row. */
export function joinStackedDates(rows: Row[]): Row[] {
  const out = [...rows];
  for (let i = 0; i < out.length; i++) {
    for (const segment of out[i]?.segments ?? []) {
      const stack = stackFrom(segment, out, i);
      if (stack.length < 2) continue;
      const words = stack.flatMap((one) => one.words);
      const taken = new Set(words);
      for (let k = i + 1; k < out.length && k <= i + 6; k++) out[k] = without(itemAt(out, k), taken);
      const row = itemAt(out, i);
      const joined: Segment = {
        ...segmentOf(segment.words),
        ...boxOf(stack),
        words,
        text: words.map((word) => word.text).join(' '),
      };
      const segments = row.segments.map((one) => (one === segment ? joined : one));
      out[i] = {
        ...row,
        segments,
        words: segments.flatMap((one) => one.words),
        text: segments.map((one) => one.text).join(' '),
      };
      break;
    }
  }
  return out.filter((row) => row.words.length > 0);
}

function boxOf(stack: Segment[]) {
  return {
    x0: Math.min(...stack.map((one) => one.x0)),
    x1: Math.max(...stack.map((one) => one.x1)),
    y0: Math.min(...stack.map((one) => one.y0)),
    y1: Math.max(...stack.map((one) => one.y1)),
  };
}

const allDate = (segment: Segment) => segment.words.every((word) => dateToken.test(word.text));

/** `segment` and the segments below it that complete its date range; empty when there is none. */
function stackFrom(segment: Segment, rows: Row[], from: number): Segment[] {
  if (!allDate(segment) || isWhole(segment.words)) return [];
  const stack = [segment];
  for (let k = from + 1; k < rows.length && k <= from + 6 && stack.length < mostLines; k++) {
    const last = lastOf(stack);
    const below = rows[k]?.segments.find((one) => one.page === last.page && one.x0 < last.x1 && one.x1 > last.x0);
    if (!below) continue;
    if (below.base - last.base > 1.9 * last.size || !allDate(below)) return [];
    stack.push(below);
    if (isWhole(stack.flatMap((one) => one.words))) return stack;
  }
  return [];
}

function isWhole(words: Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const [date] = findDates(text);
  return date?.isRange === true && date.end - date.start >= text.length - 1;
}

function without(row: Row, taken: Set<Word>): Row {
  const words = row.words.filter((word) => !taken.has(word));
  if (words.length === row.words.length) return row;
  return words.length === 0 ? { ...row, words, segments: [], text: '' } : rowOf(words, row.column);
}
