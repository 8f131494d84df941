import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import type { Table } from '../tables/grid.ts';
import { sameStyle } from '../titles/title-style.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { rowsOf } from './rows.ts';

/** So far apart, in their size, stand two titles, and not the words of one. */
const leastGap = 3;
/** So near below its title, in the title's size, a column begins. */
const farthestLine = 4;

/** Two titles in one row, and the rows below that stand in their two columns. */
type Twins = { row: Row; below: Row[]; x: number };

/** The words of one stream of text: a column, or what is above or below columns. */
export type Stream = { words: Word[]; tables: Table[]; narrow: boolean };

/**
 * A stream, parted where two titles stand in one row: what is above them, the column of each, down to the next title
 * across both, a table or the first line across the gutter, and what is below.
 */
export function partedByTwins(stream: Stream): Stream[] {
  const { words, tables, narrow } = stream;
  const tops = tables.map(topOf);
  const twins = firstTwins(rowsOf(words), tops);
  if (!twins) return [stream];
  const { row, below, x } = twins;
  const end = (below.at(-1)?.base ?? row.base) + 1;
  const top = Math.min(...row.words.map(({ base }) => base));
  const inside = words.filter(({ base }) => base >= top && base <= end);
  const columns = [inside.filter((word) => word.x0 < x), inside.filter((word) => word.x0 >= x)];
  return [
    { words: words.filter(({ base }) => base < top), tables: tables.filter((_, i) => (tops[i] ?? 0) < top), narrow },
    ...columns.map((own) => ({ words: own, tables: [], narrow })),
    ...partedByTwins({
      words: words.filter(({ base }) => base > end),
      tables: tables.filter((_, i) => (tops[i] ?? 0) >= top),
      narrow,
    }),
  ].filter((part) => part.words.length + part.tables.length > 0);
}

const topOf = ({ rows }: Table) => Math.min(...rows.map(({ y0 }) => y0));

function firstTwins(rows: readonly Row[], tables: readonly number[]): Twins | undefined {
  for (const [at, row] of rows.entries()) {
    const table = Math.min(...tables.filter((top) => top > row.base));
    const twins = twinsAt(
      row,
      rows.slice(at + 1).filter(({ base }) => base < table),
    );
    if (twins) return twins;
  }
  return undefined;
}

/** The columns below a row, if it has two titles in one look, which no line right below them has. */
function twinsAt(row: Row, rows: readonly Row[]): Twins | undefined {
  const [left, right] = row.segments;
  if (!left || !right || row.segments.length > 2 || right.x0 - left.x1 < leastGap * row.size) return undefined;
  const style = textStyleOf(left);
  if (!sameStyle(style, textStyleOf(right)) || ![left, right].every(isTitle)) return undefined;
  const gutter = { from: left.x1, to: right.x0 };
  const below: Row[] = [];
  for (const next of rows) {
    if (isTitleAlone(next) || !makeRoom(gutter, next.segments)) break;
    below.push(next);
  }
  const x = (gutter.from + gutter.to) / 2;
  const columns = [
    below.flatMap(({ segments }) => segments.filter(({ x0 }) => x0 < x)),
    below.flatMap(({ segments }) => segments.filter(({ x0 }) => x0 >= x)),
  ];
  const isColumn = ([first]: Segment[]) =>
    first !== undefined && first.base - row.base <= farthestLine * row.size && !sameStyle(textStyleOf(first), style);
  return columns.every(isColumn) ? { row, below, x } : undefined;
}

const isTitle = ({ text }: Segment) => kindOfTitle(text) !== undefined && !text.startsWith(':');

/** Whether a row is a title by its words and its look, with nothing beside it. */
function isTitleAlone({ segments }: Row): boolean {
  const only = itemAt(segments, 0);
  const { bold, caps } = textStyleOf(only);
  return segments.length === 1 && (bold === true || caps) && kindOfTitle(only.text) !== undefined;
}

/** Narrows a gutter to what the segments of a row leave of it; false where they leave nothing. */
function makeRoom(gutter: { from: number; to: number }, segments: readonly Segment[]): boolean {
  // A line of the left column may have parts of its own: the last gap of the row in the gutter parts the columns.
  const cuts = [0, ...segments.keys().map((i) => i + 1)].map((at) => ({
    from: Math.max(gutter.from, segments[at - 1]?.x1 ?? 0),
    to: Math.min(gutter.to, segments[at]?.x0 ?? Number.POSITIVE_INFINITY),
  }));
  const cut = cuts.findLast(({ from, to }) => to > from);
  Object.assign(gutter, cut);
  return cut !== undefined;
}
