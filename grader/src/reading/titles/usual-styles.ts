import type { Row, SectionKind } from '../../model/resume.ts';
import type { Candidate } from './title-candidates.ts';
import { majorityStyle, sameStyle, type TitleStyle } from './title-style.ts';

/** Kinds whose titles are labels of one value, too: "Address:". */
export const labelledKinds: SectionKind[] = ['contact', 'personal', 'languages', 'interests'];

/**
 * The style of most known titles, in the column where it has its own: titles of a sidebar are often smaller. On the next
 * page of a document in one column it is that of the whole document for a title that looks so, or that may be a label.
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
  const looksWhole = ({ style, rest, kind }: Candidate) =>
    rest.length > 0 || labelledKinds.includes(kind) || (whole !== undefined && sameStyle(style, whole));
  return (candidate) => {
    const { row, known: isKnown } = candidate;
    return isKnown && !beside.has(row.column) && looksWhole(candidate) ? whole : (own.get(row.column) ?? whole);
  };
}

/** The columns that stand beside another one. */
function columnsBeside(rows: Row[]): Set<number> {
  const pages = [...Map.groupBy(rows, (row) => row.page).values()].map((own) => new Set(own.map((row) => row.column)));
  return new Set(pages.filter(({ size }) => size > 1).flatMap((columns) => [...columns]));
}
