import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { segmentOf } from '../rows/rows.ts';

/** What only goes on with the cell above: a bracket that is all of the cell, or before the degree of its own row. */
const restAlone = /^\([^()]*\)?$/;
const restBefore = /^\([^()\d]*\)\s+(?=\p{L}|\d)/u;

/** The rows of a table with what the second line of a cell left to the row below it: "B.Tech", "(Civil) 12th". */
export function withRestsOfCells(rows: readonly Row[]): Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const above = out.at(-1);
    const [first] = row.table?.cells.filter((cell) => cell !== undefined) ?? [];
    const at = first ? (row.table?.cells.indexOf(first) ?? -1) : -1;
    if (!above || !first || !namesDegree(above.table?.cells[at]?.text ?? '')) out.push(row);
    else if (restAlone.test(first.text) && isAllBelow(row, above)) out[out.length - 1] = joined(above, row);
    else {
      const end = restBefore.exec(first.text)?.[0].length ?? 0;
      if (end > 0) out[out.length - 1] = withWords(above, at, cutBetween(first.words, 0, end));
      out.push(end > 0 ? withCell(row, at, cutBetween(first.words, end, textOf(first.words).length)) : row);
    }
  }
  return out;
}

/** Whether each cell of a row has one above it, and none a number. */
const isAllBelow = (row: Row, above: Row) =>
  !/\d/.test(row.text) && (row.table?.cells ?? []).every((cell, i) => !cell || above.table?.cells[i]);

/** A row of a table with the words of the row below it, cell by cell. */
const joined = (above: Row, row: Row): Row =>
  (row.table?.cells ?? []).reduce<Row>((whole, cell, i) => (cell ? withWords(whole, i, cell.words) : whole), above);

const withWords = (row: Row, at: number, words: Word[]) =>
  withCell(row, at, [...(row.table?.cells[at]?.words ?? []), ...words]);

/** A row of a table with these words in one of its cells. */
function withCell(row: Row, at: number, words: Word[]): Row {
  if (!row.table) return row;
  return { ...row, table: { ...row.table, cells: row.table.cells.with(at, segmentOf(words)) } };
}
