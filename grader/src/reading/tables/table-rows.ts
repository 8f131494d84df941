import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { kindOfGlyph } from '../lists/bullet-signs.ts';
import { rowOf, rowsOf, segmentOf } from '../rows/rows.ts';

/** A cell with more lines or words than these is text of its own, not a field. */
const mostLines = 5;
const mostWords = 16;

/**
 * The rows of text that one row of a table makes. Short cells make one row, each cell a segment, its lines joined.
 * Where a cell holds a text, the short cells beside it head that text: a job told inside a table.
 */
export function rowsOfCells(cells: Word[][], table: number): Row[] {
  const lines = cells.map((words) => rowsOf(words));
  const isText = (own: Row[], i: number) =>
    (own.length > mostLines && !endsWithRange(own)) ||
    (cells[i]?.length ?? 0) > mostWords ||
    own.some((row) => isListed(row));
  const texts = lines.filter(isText);
  if (texts.length === 0) {
    const filled = cells.map((words, i) => (words.length > 0 ? joined(lines[i] ?? []) : undefined));
    const segments = filled.filter((segment) => segment !== undefined);
    if (segments.length === 0) return [];
    return [{ ...rowOfSegments(segments), table: { number: table, cells: filled } }];
  }
  const tallest = texts.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [first, ...rest] = tallest;
  const heads = lines.filter((own, i) => own.length > 0 && !isText(own, i)).map(joined);
  const others = texts.filter((own) => own !== tallest).flat();
  if (!first || heads.length === 0) return [...tallest, ...others];
  const opening = isListed(first) ? [rowOfSegments(heads), first] : [rowOfSegments([...heads, segmentOf(first.words)])];
  return [...opening, ...rest, ...others];
}

/** Whether a narrow cell ends with the time of a job: its employer and dates break over many lines. */
function endsWithRange(lines: Row[]): boolean {
  const { text } = joined(lines);
  const last = findDates(text).findLast(({ isRange }) => isRange);
  return last !== undefined && text.slice(last.end).trim().length <= 2;
}

const isListed = ({ words }: Row) => words.length > 1 && kindOfGlyph(words[0]?.text ?? '') !== undefined;

/** The lines of a cell as one segment, in reading order. */
function joined(lines: Row[]): Segment {
  const words = lines.flatMap((row) => row.words);
  const whole = segmentOf(words);
  return { ...whole, base: lines[0]?.base ?? whole.base };
}

function rowOfSegments(segments: Segment[]): Row {
  const ordered = segments.toSorted((a, b) => a.x0 - b.x0);
  const words = ordered.flatMap((segment) => segment.words);
  const base = Math.min(...ordered.map((segment) => segment.base));
  return { ...rowOf(words, 0), words, segments: ordered, text: ordered.map(({ text }) => text).join(' '), base };
}
