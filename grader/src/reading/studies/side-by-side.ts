import type { Row, Segment } from '../../model/resume.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { segmentOf } from '../rows/rows.ts';

/** So far may the edges or the centres of one column's lines differ, in points. */
const mostShift = 8;

/**
 * The rows of studies that stand side by side, one study after the other: the names of two schools in one row, and below
 * each its degree.
 */
export function withStudiesApart(rows: readonly Row[]): Row[] {
  const out: Row[] = [];
  for (let i = 0; i < rows.length; ) {
    const pair = pairedFrom(rows, i);
    const [first] = pair;
    if (first && pair.length > 1 && tellStudies(pair))
      for (const column of first.segments.keys()) out.push(...pair.map((row) => rowOfSegment(row, column)));
    else out.push(...rows.slice(i, i + Math.max(1, pair.length)));
    i += Math.max(1, pair.length);
  }
  return out;
}

/** The rows from one on that have as many segments as it, below each other. */
function pairedFrom(rows: readonly Row[], from: number): Row[] {
  const first = rows[from];
  if (!first || first.segments.length < 2 || first.table) return [];
  const rest = rows.slice(from);
  const end = rest.findIndex((row) => !standsBelow(row, first));
  return end < 0 ? rest : rest.slice(0, end);
}

const standsBelow = ({ segments, mark, table, page }: Row, first: Row) =>
  !mark &&
  !table &&
  page === first.page &&
  segments.length === first.segments.length &&
  segments.every((segment, i) => isAligned(segment, first.segments[i]));

const isAligned = (one: Segment, other: Segment | undefined) =>
  other !== undefined &&
  (Math.abs(one.x0 - other.x0) <= mostShift || Math.abs(one.x0 + one.x1 - other.x0 - other.x1) <= 2 * mostShift);

/** Whether every segment of one row names a school, and every one of the next a degree, or the other way round. */
function tellStudies([first, second]: readonly Row[]): boolean {
  const areSchools = (row: Row | undefined) => row?.segments.every(({ text }) => namesSchool(text)) ?? false;
  const areDegrees = (row: Row | undefined) =>
    row?.segments.every(({ text }) => namesDegree(withoutLevels(text))) ?? false;
  return (areSchools(first) && areDegrees(second)) || (areDegrees(first) && areSchools(second));
}

function rowOfSegment(row: Row, at: number): Row {
  const segments = row.segments.slice(at, at + 1);
  return { ...segmentOf(segments.flatMap(({ words }) => words)), segments, column: row.column };
}
