import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Lines whose left edges differ by less begin at the same place, in points. */
const sameEdge = 5;
/** Places of a usual resume: titles, entries, and two levels of lists, on up to three pages. */
const usualEdges = 7;
/** Edges for each square root of the number of rows: long resumes have more kinds of lines. */
const usualShare = 1.1;
const whole = 2.2;
const max = 10;
const leastLoss = 2;
const shown = 6;

/** A straight left edge is what makes a page look orderly. */
export const formatScatteredEdges: Rule = {
  name: 'format-scattered-edges',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  about: {
    title: 'Lines begin at few places',
    finds: 'Lines that begin at so many distances from the margin that no edge is left to follow.',
    why: 'The eye runs down the left edge; each new one has to be understood.',
  },

  *check(resume) {
    if (resume.pages.some(({ columns }) => columns)) return;
    const rows = rowsWithEdge(resume);
    const edges = edgesOf(rows);
    const share = edges.length / Math.sqrt(Math.max(1, rows.length));
    const loss = max * Math.min(1, Math.max(0, (share - usualShare) / (whole - usualShare)));
    if (edges.length <= usualEdges || loss < leastLoss) return;
    const rare = edges.filter((edge) => edge.length <= 2).flat();
    yield {
      title: 'Let lines begin at the same place',
      advice:
        'The lines of this resume begin at many different distances from the margin. Use one edge for titles and entries and one for lists, set with paragraph indents instead of spaces and tabs.',
      text: rare[0]?.text ?? '',
      at: rare.slice(0, shown),
      loss,
    };
  },
};

/** Rows whose left edge is a choice: not the block at the top, not what is centred, and not the cells of a table. */
function rowsWithEdge({ rows, top, pages }: Resume): Row[] {
  const isCentred = (row: Row) => {
    const width = pages[row.page]?.width ?? 612;
    return Math.abs((row.x0 + row.x1) / 2 - width / 2) < 12 && row.x0 > 0.18 * width;
  };
  const isRight = (row: Row) => row.x0 > (pages[row.page]?.width ?? 612) / 2;
  return rows.filter((row) => !row.table && !top.includes(row) && !isCentred(row) && !isRight(row) && !isParted(row));
}

/** Whether a row falls into three cells or more, as those of charts and tables without lines do. */
const isParted = ({ words, size }: Row) =>
  words.filter(({ x0 }, i) => i > 0 && x0 - (words[i - 1]?.x1 ?? x0) > gapOfCells * size).length >= 2;
/** Parts of the type size. */
const gapOfCells = 2.5;

/** The rows by the place where they begin. */
function edgesOf(rows: readonly Row[]): Row[][] {
  const edges: { x: number; rows: Row[] }[] = [];
  for (const row of rows.toSorted((a, b) => a.x0 - b.x0)) {
    const last = edges.at(-1);
    if (last && row.x0 - last.x <= sameEdge) last.rows.push(row);
    else edges.push({ x: row.x0, rows: [row] });
  }
  return edges.map((edge) => edge.rows);
}
