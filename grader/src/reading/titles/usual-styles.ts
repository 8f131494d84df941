import type { Row } from '../../model/resume.ts';
import type { Candidate } from './title-candidates.ts';
import { majorityStyle, type TitleStyle } from './title-style.ts';

/**
 * The style of most known titles, in the column where it has its own: titles of a sidebar are often smaller. The next page
 * of a document in one column is no column of its own for a known title; an unknown one must look like those of its page.
 */
export function usualStyles(known: Candidate[], rows: Row[]): (candidate: Candidate) => TitleStyle | undefined {
  const whole = majorityStyle(known);
  const beside = columnsBeside(rows);
  const own = new Map(
    [...Map.groupBy(known, ({ row }) => row.column)].map(([column, some]) => [
      column,
      some.length >= 2 ? majorityStyle(some) : undefined,
    ]),
  );
  return ({ row, known: isKnown }) => (isKnown && !beside.has(row.column) ? whole : (own.get(row.column) ?? whole));
}

/** The columns that stand beside another one. */
function columnsBeside(rows: Row[]): Set<number> {
  const pages = [...Map.groupBy(rows, (row) => row.page).values()].map((own) => new Set(own.map((row) => row.column)));
  return new Set(pages.filter(({ size }) => size > 1).flatMap((columns) => [...columns]));
}
