import type { Row } from '../../model/resume.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { sameLooks } from '../rows/looks.ts';

type Draft = { header: Row[]; units: { rows: Row[]; marked: boolean }[] };

/** A line of text has so many words; a title or an employer that breaks off seldom has. */
const leastWords = 7;

/**
 * A job whose text begins in the line that was taken for the last one of its header: below its time, and the next line
 * goes on with it in small letters: "Clerk of the ledgers of nine mills and their" / "yards in two towns".
 */
export function withTextApart<D extends Draft>(draft: D): D {
  const { header, units } = draft;
  const [last, first] = [header.at(-1), units[0]];
  const row = first?.marked === false ? first.rows[0] : undefined;
  if (!last || !first || !row || !isWrapped(last, row)) return draft;
  const rest = header.slice(0, -1);
  const isBelowTime = rest.length > 1 && rest.some(datesEntry) && !datesEntry(last);
  const isPlain =
    labelLinesOf(last).length === 0 && !rest.some((other) => sameLooks(other, last) && !datesEntry(other));
  if (!isBelowTime || !isPlain) return draft;
  return { ...draft, header: rest, units: [{ ...first, rows: [last, ...first.rows] }, ...units.slice(1)] };
}

/** Whether a line breaks off in the middle of a sentence, which the row right below goes on with. */
const isWrapped = (line: Row, row: Row): boolean =>
  line.segments.length === 1 &&
  line.words.length >= leastWords &&
  !line.mark &&
  /^\p{Ll}/u.test(row.text) &&
  line.page === row.page &&
  line.column === row.column &&
  Math.abs(line.x0 - row.x0) < 3 &&
  row.base - line.base < 2 * row.size &&
  sameLooks(line, row);
