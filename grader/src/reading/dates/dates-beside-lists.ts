import type { Row, Segment } from '../../model/resume.ts';
import { findDates, isDateText } from '../../model/text/dates.ts';
import { rowOf, segmentOf } from '../rows/rows.ts';

/** So many times of a document stand in such a column, each so near below what it belongs to, in lines. */
const leastTimes = 2;
const mostLeading = 2.2;
const mostRowsBelow = 3;
const tolerance = 2;
/** How long a job lasted, below its time. */
const length = /^\(?\d{1,2}\s+(?:months?|years?|yrs?|mos?)(?:[ ,]+\d{1,2}\s+(?:months?|mos?))?\)?$/i;

/**
 * Parts the times in a column at the right from the lists beside them: the place ends the header, and the time below it
 * stands on the line of the first item: "Clerk, Harbor Works      Leeds, UK" above "• Counted crates      2018 – 2020".
 */
export function withDatesBesideLists(rows: readonly Row[]): Row[] {
  const times = rows.flatMap((row, i) => timeBeside(row, rows[i - 1]) ?? []);
  if (times.length < leastTimes) return [...rows];
  const own = new Set(times);
  const out: Row[] = [];
  rows.forEach((row, i) => {
    const last = row.segments.at(-1);
    if (!last || !own.has(last)) {
      out.push(row);
      return;
    }
    const below = rows.slice(i + 1, i + mostRowsBelow).flatMap((other) => lengthIn(other, last) ?? []);
    for (const one of below) own.add(one);
    const column = [last, ...below.slice(0, 1)];
    // The first of them brings the whole column; a length alone was moved with the time above it.
    if (times.includes(last)) out.push(rowOfColumn(column, row.column));
    out.push(without(row, last));
  });
  return out;
}

/** The time at the end of an item that is right below a header, whose own end stands at the same edge. */
function timeBeside(row: Row, above: Row | undefined): Segment | undefined {
  const [last, end] = [row.segments.at(-1), above?.segments.at(-1)];
  if (!row.mark || row.table || !above || above.mark || above.table || !last || !end) return undefined;
  const isColumn = row.segments.length > 1 && above.segments.length > 1 && Math.abs(last.x1 - end.x1) <= tolerance;
  const isBelow = above.page === row.page && row.base - above.base <= mostLeading * row.size;
  const isTime = isDateText(last.text) && findDates(last.text).some(({ isRange }) => isRange);
  return isColumn && isBelow && isTime && findDates(above.text).length === 0 ? last : undefined;
}

/** What a row says at its end of how long that time was. */
function lengthIn({ segments }: Row, time: Segment): Segment | undefined {
  const last = segments.length > 1 ? segments.at(-1) : undefined;
  return last && length.test(last.text) && Math.abs(last.x1 - time.x1) <= tolerance ? last : undefined;
}

/** Segments of several lines, one below the other, as one row. */
function rowOfColumn(segments: Segment[], column: number): Row {
  const words = segments.flatMap((segment) => segment.words);
  return { ...segmentOf(words), segments, column };
}

/** A row without its last segment. */
function without(row: Row, last: Segment): Row {
  const words = row.words.filter((word) => !last.words.includes(word));
  return { ...rowOf(words, row.column), ...(row.mark ? { mark: row.mark } : {}) };
}
