import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Shape, Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { isDateText } from '../../model/text/dates.ts';
import { rowsOf } from '../rows/rows.ts';
import { without } from '../rows/without.ts';
import { sameStyle } from '../titles/title-style.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { alignedTablesOf } from './aligned-tables.ts';
import { type Grid, intervalOf, type Table } from './grid.ts';
import { ruledGridsOf } from './ruled-grids.ts';
import { rowsOfCells } from './table-rows.ts';

const leastRows = 2;
/** So far a word too long for its cell may run into the next one, as a multiple of its size. */
const overflow = 0.4;
/** A cell with more lines than these, titles of sections among them, is a part of the page and not of a table. */
const pageLines = 14;

/** Finds the tables of a page, drawn with lines or aligned below a head row, before its columns are sought. */
export function tablesOf(words: Word[], shapes: readonly Shape[], first: number): Table[] {
  const ruled = ruledGridsOf(shapes).flatMap((grid, i) => ruledTableOf(grid, words, first + i));
  const free = without(words, new Set(ruled.flatMap((table) => [...table.words])));
  return [...ruled, ...alignedTablesOf(free, first + ruled.length)];
}

function ruledTableOf({ columns, rows }: Grid, words: Word[], number: number): Table[] {
  const cells = new Map<number, Word[][]>();
  const crossed = new Set<number>();
  for (const word of words) {
    if (word.turned) continue;
    const row = intervalOf(rows, word.base - 0.3 * word.size);
    const column = intervalOf(columns, (word.x0 + word.x1) / 2);
    if (row < 0 || column < 0 || row >= rows.length - 1 || column >= columns.length - 1) continue;
    const line = cells.get(row) ?? columns.slice(1).map(() => []);
    cells.set(row, line);
    line[column]?.push(word);
    const edge = columns.find((one) => word.x0 < one - 2 && word.x1 > one + Math.max(2, overflow * word.size));
    if (edge !== undefined && goesOnAcross(word, words)) crossed.add(row);
  }
  const lines = [...cells].toSorted(([a], [b]) => a - b);
  const filled = lines.filter(([row, line]) => !crossed.has(row) && line.filter((cell) => cell.length > 0).length >= 2);
  if (filled.length < leastRows || isLayout(lines.map(([, line]) => line))) return [];
  const out = lines.flatMap(([row, line]) =>
    crossed.has(row) || line.filter((cell) => cell.length > 0).length < 2 || isTitle(line)
      ? rowsOf(line.flat())
      : recordsOf(line).flatMap((record) => rowsOfCells(record, number)),
  );
  return [{ rows: out, words: new Set(out.flatMap((row) => row.words)) }];
}

/**
 * The records that cells without lines between them hold: one for each date of the column where every line is a date.
 * The other lines belong to the date that is nearest in height.
 */
function recordsOf(line: Word[][]): Word[][][] {
  const columns = line.map((cell) => rowsOf(cell));
  const isApart = (row: Row, i: number, rows: Row[]) => i === 0 || row.base - (rows[i - 1]?.base ?? 0) > 1.8 * row.size;
  const dates = columns.find(
    (rows) => rows.length >= 2 && rows.every(({ text }) => isDateText(text)) && rows.every(isApart),
  );
  if (!dates || columns.filter((rows) => rows.length >= dates.length).length < 2) return [line];
  const nearest = (row: Row) => {
    const away = dates.map(({ base }) => Math.abs(base - row.base));
    return away.indexOf(Math.min(...away));
  };
  return dates.map((_, i) =>
    columns.map((rows) => rows.filter((row) => nearest(row) === i).flatMap(({ words }) => words)),
  );
}

/** Whether a title of a section runs over the edges of cells: its words stand as near as in a line of text. */
function isTitle(line: Word[][]): boolean {
  const [row, ...others] = rowsOf(line.flat());
  if (!row || others.length > 0 || kindOfTitle(row.words.map(({ text }) => text).join(' ')) === undefined) return false;
  return row.words.every(({ x0, size }, i) => i === 0 || x0 - (row.words[i - 1]?.x1 ?? x0) < size);
}

/** Whether a word that crosses an edge is followed by the next one of its line: words too long for a cell are not. */
function goesOnAcross(word: Word, words: Word[]): boolean {
  return words.some(
    ({ x0, base, size }) => Math.abs(base - word.base) < 1.5 && x0 >= word.x1 - 0.5 && x0 - word.x1 < 0.6 * size,
  );
}

const looksLike = (row: Row, next: Row | undefined) =>
  next !== undefined && sameStyle(textStyleOf(row), textStyleOf(next)) && !/:\W*$/.test(row.text);

/** Whether the cells hold whole sections: a page that was laid out with a table. */
function isLayout(lines: Word[][][]): boolean {
  return lines.some((line) =>
    line.some((cell) => {
      const rows = rowsOf(cell);
      // A name that ends with "Technology" is no title: text stands below one. Nor is a line of a longer name: it looks
      // like the next, or begins with a small letter.
      const titles = rows
        .slice(0, -1)
        .filter(
          (row, at) =>
            /^\P{Ll}/u.test(row.text) && kindOfTitle(row.text) !== undefined && !looksLike(row, rows[at + 1]),
        ).length;
      return titles >= 2 || (titles === 1 && rows.length >= 4) || rows.length > 4 * pageLines;
    }),
  );
}
