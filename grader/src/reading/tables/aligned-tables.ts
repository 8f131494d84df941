import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { rowsOf, segmentOf } from '../rows/rows.ts';
import { kindOfTitle } from '../titles/titles.ts';
import type { Table } from './grid.ts';
import { rowsOfCells } from './table-rows.ts';

/** Between which points the gutter right of a column may lie. */
type Gutter = { from: number; to: number };

const leastHeads = 3;
const leastGutter = 3;
/** A distance of two lines that ends the table, as a multiple of the size. */
const widestGap = 4;

/** Finds the tables that have no lines: a row of column heads ("Course, Institution, Year") and what is aligned below. */
export function alignedTablesOf(words: Word[], first: number): Table[] {
  const rows = rowsOf(words);
  const tables: Table[] = [];
  for (let i = 0; i < rows.length; i++) {
    const head = rows[i];
    if (!head || !isHead(head)) continue;
    const { lines, next } = linesBelow(rows, i);
    if (lines.length < 2) continue;
    const grouped = tableLines(lines).flatMap((cells) => rowsOfCells(cells, first + tables.length));
    if (grouped.length < 2) continue;
    tables.push({ rows: grouped, words: new Set(grouped.flatMap((row) => row.words)) });
    i = next - 1;
  }
  return tables;
}

/** Whether most segments of a row are heads of columns. Titles of sections that stand side by side are none. */
function isHead(row: Row): boolean {
  if (row.segments.length < leastHeads) return false;
  if (row.segments.every(({ text }) => kindOfTitle(text) !== undefined)) return false;
  const heads = row.segments.filter(({ text }) => roleOfLabel(text) !== undefined).length;
  return heads >= 2 && heads >= 0.6 * row.segments.length;
}

/** The cells of the head and of each line below it that fits between the same gutters. */
function linesBelow(rows: Row[], at: number): { lines: Word[][][]; next: number } {
  const head = rows[at];
  if (!head) return { lines: [], next: at + 1 };
  const gutters = head.segments
    .slice(1)
    .map((segment, i): Gutter => ({ from: head.segments[i]?.x1 ?? 0, to: segment.x0 }));
  const lines: Word[][][] = [head.segments.map((segment) => segment.words)];
  let before = head;
  let next = at + 1;
  for (; next < rows.length; next++) {
    const row = rows[next];
    if (!row || row.base - before.base > widestGap * Math.max(row.size, 8) || isTitle(row) || isHead(row)) break;
    const cells = fitted(row, gutters, head);
    if (!cells) break;
    lines.push(cells);
    before = row;
  }
  return { lines, next };
}

const isTitle = (row: Row) => row.segments.length === 1 && kindOfTitle(row.text) !== undefined;

/** The words of a row by column, or undefined where it runs across a gutter. Narrows the gutters as it goes. */
function fitted(row: Row, gutters: Gutter[], head: Row): Word[][] | undefined {
  const segments = row.segments.flatMap((segment) => splitAt(segment, gutters));
  const cells: Word[][] = head.segments.map(() => []);
  const narrowed = gutters.map((gutter) => ({ ...gutter }));
  for (const segment of segments) {
    const column = columnOf(segment, narrowed, head);
    const left = narrowed[column - 1];
    const right = narrowed[column];
    if (left) left.to = Math.min(left.to, segment.x0);
    if (right) right.from = Math.max(right.from, segment.x1);
    cells[column]?.push(...segment.words);
  }
  if (narrowed.some(({ from, to }) => to - from < leastGutter)) return undefined;
  // One line at the left margin, far from the other columns' text, is the paragraph below the table.
  if (segments.length === 1 && segments[0] && segments[0].words.length > 8) return undefined;
  gutters.splice(0, gutters.length, ...narrowed);
  return cells;
}

/** Parts a segment at a gap between words that lies in a gutter. */
function splitAt(segment: Segment, gutters: Gutter[]): Segment[] {
  const parts: Word[][] = [[]];
  for (const word of segment.words) {
    const before = parts.at(-1)?.at(-1);
    const gap = before ? word.x0 - before.x1 : 0;
    const inGutter =
      before !== undefined &&
      gap > 0.45 * word.size &&
      gutters.some(
        ({ from, to }) =>
          before.x1 <= to && word.x0 >= from && Math.min(word.x0, to) - Math.max(before.x1, from) > leastGutter,
      );
    if (inGutter) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((words) => words.length > 0).map(segmentOf);
}

/** The column whose head overlaps the segment most, else the one between whose gutters its middle lies. */
function columnOf(segment: Segment, gutters: Gutter[], head: Row): number {
  const overlap = ({ x0, x1 }: Segment) => Math.min(x1, segment.x1) - Math.max(x0, segment.x0);
  const best = head.segments.map(overlap);
  const most = Math.max(...best);
  if (most > 0) return best.indexOf(most);
  const middle = (segment.x0 + segment.x1) / 2;
  return gutters.filter(({ from, to }) => middle > (from + to) / 2).length;
}

/**
 * Joins lines into rows of the table: a line that fills few cells continues the row above, or begins the row below where
 * that is nearer, as it is where cells are centred. Right below the head it may be the second line of that.
 */
function tableLines(lines: Word[][][]): Word[][][] {
  const out: Word[][][] = [];
  let early: Word[][] | undefined;
  lines.forEach((cells, k) => {
    const above = out.at(-1);
    const next = lines[k + 1];
    const opens = !above || opensRow(cells, above);
    if (
      !opens &&
      next &&
      opensRow(next, above) &&
      baseOf(next) - baseOf(cells) < nearer * (baseOf(cells) - lastBase(above))
    )
      early = cells;
    else if (opens || (out.length === 1 && !isRestOfHead(cells, above))) {
      out.push(cells.map((cell, i) => [...(early?.[i] ?? []), ...cell]));
      early = undefined;
    } else cells.forEach((cell, i) => void above[i]?.push(...cell));
  });
  return out;
}

/** Whether a line goes on with the heads of columns above it: "Year of" / "passing". */
const isRestOfHead = (cells: Word[][], head: Word[][]) =>
  cells.every((cell, i) => cell.length === 0 || roleOfLabel(segmentText([...(head[i] ?? []), ...cell])) !== undefined);

/** A line is that of the row below where it is nearer to it by this share. */
const nearer = 0.9;
const basesOf = (cells: Word[][]) => cells.flat().map(({ base }) => base);
const baseOf = (cells: Word[][]) => Math.min(...basesOf(cells));
const lastBase = (cells: Word[][]) => Math.max(...basesOf(cells));

function opensRow(cells: Word[][], above: Word[][]): boolean {
  const filled = cells.filter((cell) => cell.length > 0).length;
  const isDated = (cell: Word[]) => findDates(segmentText(cell)).length > 0;
  if (cells.some((cell, i) => isDated(cell) && (above[i] ?? []).length > 0 && isDated(above[i] ?? []))) return true;
  return filled >= Math.max(2, Math.ceil(cells.length / 2)) && (cells[0] ?? []).length > 0;
}

const segmentText = (words: Word[]) => words.map((word) => word.text).join(' ');
