import type { Row } from '../../model/resume.ts';
import { cutBetween } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { rowOf } from '../rows/rows.ts';
import type { Draft } from '../titles/joined-work.ts';
import { kindOfTitle } from '../titles/titles.ts';

/** A label with its value: "Educational qualification : 10th from Elm Board", "Education - B.Com, Hill College". */
const labelled = /^\W*(\p{L}[^:]{5,40}?)\s*(?::\s*[-–—]*|\s[-–—]|\.\s?[-–—])\s*(?=\S)/u;
/** How far left of the value a line may begin that goes on with it, in points. */
const slack = 12;

/** A label, the rows of its value, and those rows as they stood in their section. */
type Told = { label: Row; rows: Row[]; own: Row[] };

/**
 * Studies that only a label tells, among personal details or skills of a resume without a section of studies: "Educational
 * qualification : SSC from Elm Board". Each becomes a section.
 */
export function withHiddenStudies<D extends Draft>(drafts: readonly D[]): D[] {
  if (drafts.some(({ heading }) => heading.kind === 'education')) return [...drafts];
  return drafts.flatMap((draft) => {
    const told = studiesAmong(draft.rows);
    const own = new Set(told.flatMap((one) => one.own));
    const studies = told.map(({ label, rows }) => ({
      ...draft,
      heading: { row: label, segment: label, kind: 'education' as const, rest: [], known: true },
      rows,
    }));
    return own.size === 0 ? [draft] : [{ ...draft, rows: draft.rows.filter((row) => !own.has(row)) }, ...studies];
  });
}

function studiesAmong(rows: readonly Row[]): Told[] {
  return rows.flatMap((row, at) => {
    const [opening, label = ''] = labelled.exec(row.text) ?? [];
    if (opening === undefined || row.table || kindOfTitle(label) !== 'education') return [];
    const value = cutBetween(row.words, opening.length, row.text.length);
    const title = cutBetween(row.words, 0, row.text.indexOf(label) + label.length);
    const [start] = value;
    if (!start || title.length === 0) return [];
    const rest = rows.slice(at + 1);
    const end = rest.findIndex((next) => !goesOn(next, row, start.x0));
    const below = end < 0 ? rest : rest.slice(0, end);
    const first = rowOf(value, row.column);
    const study = [first, ...below.map((next) => withoutColon(next))];
    return study.some(({ text }) => namesDegree(text) || namesSchool(text) || examBoard.test(text))
      ? [{ label: rowOf(title, row.column), rows: study, own: [row, ...below] }]
      : [];
  });
}

/** Whether a row goes on with the value that begins at `left` in the row of a label. */
const goesOn = (row: Row, { page, column }: Row, left: number) =>
  row.page === page && row.column === column && (/^:/.test(row.text) || row.x0 >= left - slack);

/** A row of a value without the colon before it. */
function withoutColon(row: Row): Row {
  const lead = /^:\W*/.exec(row.text)?.[0].length ?? 0;
  const words = lead > 0 ? cutBetween(row.words, lead, row.text.length) : [];
  return words.length > 0 ? rowOf(words, row.column) : row;
}
