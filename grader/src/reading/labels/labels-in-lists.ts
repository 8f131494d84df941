import type { Row } from '../../model/resume.ts';
import type { LabelRole } from '../../words/entry-labels.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { type LabelLine, labelLinesOf } from './labels.ts';

/** Labels that name a main part of an entry. */
export const mainLabels: ReadonlySet<LabelRole> = new Set(['employer', 'title', 'period', 'degree', 'school']);

/** Two labels of main parts in one list show that its other labels are of the same entry. */
const leastMain = 2;

/**
 * The labels that head parts of an entry, for each row. A list item with a label is one only where the label names a main
 * part, or where it stands among such: "• Project : …", "• Client : …", "• Designation : …", "• Duration : …".
 */
export function labelsIn(rows: readonly Row[]): Map<Row, LabelLine[]> {
  const lines = rows.map(labelLinesOf);
  const namesMain = lines.map((own) => own.length > 0 && own.every(({ role }) => mainLabels.has(role)));
  const isLabel = ({ mark }: Row, i: number) =>
    mark !== undefined && (lines[i]?.some(({ role, value }) => role !== 'duties' && value.length > 0) ?? false);
  const isTime = (own: readonly LabelLine[]) => own.every(({ role }) => role === 'period');
  // Where a list names nothing but times, the first is that of the job: "• Training period : …" below it heads nothing.
  const first = lines.every((own, i) => isTime(own) || !namesMain[i]) ? namesMain.indexOf(true) : -1;
  const out = new Map<Row, LabelLine[]>();
  rows.forEach((row, i) => {
    const own = lines[i] ?? [];
    const isFurther = namesMain[i] && first >= 0 && i !== first;
    const isPart = namesMain[i] || (isLabel(row, i) && isAmongMain(rows, i, isLabel, namesMain));
    const counts = !row.mark || (isPart && !isFurther);
    out.set(row, counts ? own : []);
  });
  return out;
}

/** Whether the run of labelled items around a row names main parts; one other row, as the rest of a value, is no end of it. */
function isAmongMain(
  rows: readonly Row[],
  at: number,
  isLabel: (row: Row, i: number) => boolean,
  namesMain: readonly boolean[],
): boolean {
  let found = 0;
  for (const step of [-1, 1]) {
    let others = 0;
    for (let i = at + step; rows[i] !== undefined && others < 2; i += step) {
      const row = rows[i];
      if (row && isLabel(row, i)) {
        if (namesMain[i]) found++;
        others = 0;
      } else others++;
    }
  }
  return found >= leastMain;
}

/** Whether a header has its time in a line without a label. */
export const hasOwnTime = (header: readonly Row[]): boolean =>
  header.some((row) => datesEntry(row) && labelLinesOf(row).length === 0);
