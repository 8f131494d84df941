import { textStyleOf } from '../../model/layout/text-style.ts';
import { weightedMode } from '../../model/list/statistics.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { isFieldLabel } from '../../model/titles/entry-labels.ts';
import { segmentOf } from '../rows/rows.ts';
import { sameStyle } from './title-style.ts';
import { kindOfTitle } from './titles.ts';

/** A column of titles left of all text: where its titles begin, where the text begins, and one of its titles. */
export type Margin = { x: number; text: number; model: Segment };

const mostWords = 4;
/** So far apart begin titles and text at least, in points. */
const leastWidth = 40;
const tolerance = 2;
/** So many known titles prove a margin, and no more than this share of all rows begins in it. */
const fewKnown = 2;
const mostInMargin = 0.5;
/** Rows that begin between the margin and the text, or reach from one into the other: one in so many may. */
const rowsPerStray = 25;
/** Lines of one title stand closer than this multiple of their size. */
const lineGap = 1.45;

/**
 * The margin in which the titles of a resume stand, beside the first line of what they head, where below the first of
 * them every row begins either there or with the text.
 */
export function marginOf(rows: readonly Row[]): Margin | undefined {
  const hanging = rows.filter(hangsKnown);
  const x = modeOf(hanging.map(({ x0 }) => x0));
  const own = hanging.filter(({ x0 }) => x !== undefined && Math.abs(x0 - x) <= tolerance);
  const text = modeOf(own.map(({ segments }) => segments[1]?.x0 ?? 0));
  const [first] = own;
  const model = first?.segments[0];
  if (x === undefined || text === undefined || !first || !model || own.length < fewKnown) return undefined;
  const margin = { x, text, model };
  const below = rows.slice(rows.indexOf(first));
  const titles = below.flatMap((row) => marginPart(row, margin) ?? []);
  const strays = below.filter((row) => row.x0 < text - tolerance && !marginPart(row, margin)).length;
  const known = titles.filter((title) => kindOfTitle(title.text) !== undefined).length;
  const isOne = titles.length <= mostInMargin * below.length && 2 * known >= titles.length;
  return isOne && strays * rowsPerStray <= below.length ? margin : undefined;
}

const modeOf = (edges: number[]) => weightedMode(edges.map((edge) => [Math.round(edge), 1] as const));

/** Whether a row is a known title with text far to the right of it. */
function hangsKnown({ segments, mark, table }: Row): boolean {
  const [first, second] = segments;
  if (!first || !second || mark || table || first.words.length > mostWords) return false;
  return second.x0 - first.x0 >= leastWidth && kindOfTitle(first.text) !== undefined && !/[:,]$/.test(first.text);
}

/** What somebody's details are labelled with. */
const detail =
  /\b(?:phone|mobile|tel|e-?mail|status|dob|birth|gender|sex|age|religion|name|nationality|passport|number)\b|address$|\bno\.?$/i;

/** The part of a row that stands in the margin, in the look of the titles there. */
export function marginPart({ segments, mark, table }: Row, { x, text, model }: Margin): Segment | undefined {
  const [first] = segments;
  if (!first || mark || table || Math.abs(first.x0 - x) > tolerance || first.x1 >= text) return undefined;
  const isTitle = first.words.length <= mostWords && /\p{L}{2}/u.test(first.text) && !/[\d@:]/.test(first.text);
  if (kindOfTitle(first.text) === undefined && (isFieldLabel(first.text) || detail.test(first.text))) return undefined;
  // A title of capitals, "SEO", may be a word of them.
  return isTitle && sameStyle({ ...textStyleOf(first), caps: false }, { ...textStyleOf(model), caps: false })
    ? first
    : undefined;
}

/** Joins the lines of titles in the margin, which a narrow column broke: "Journal", "publications". */
export function withMarginJoined(rows: Row[]): Row[] {
  const margin = marginOf(rows);
  if (!margin) return rows;
  const out: Row[] = [];
  let last: { row: Row; base: number; at: number } | undefined;
  for (const row of rows) {
    const part = marginPart(row, margin);
    const above = last && marginPart(last.row, margin);
    const gap = part && last ? row.base - last.base : 0;
    const isNext = part && above && last?.row.page === row.page && gap > 0 && gap <= lineGap * part.size;
    // Nothing stands beside a first line that is no section of its own: "Academic" above "Projects".
    const isEmpty = last?.row.segments.length === 1 && above && part && kindOfTitle(`${above.text} ${part.text}`);
    const isBroken = isNext && (isEmpty || !areTitles(above.text, part.text));
    if (last && above && part && isBroken) {
      const rest = row.segments.slice(1);
      const joined = withTitle(last.row, { ...segmentOf([...above.words, ...part.words]), base: above.base });
      out[last.at] = joined;
      last = { row: joined, base: row.base, at: last.at };
      const words = rest.flatMap((segment) => segment.words);
      if (words.length > 0) out.push({ ...segmentOf(words), segments: rest, column: row.column });
    } else {
      if (part) last = { row, base: row.base, at: out.length };
      out.push(row);
    }
  }
  return out;
}

/** Whether two texts name sections of two kinds. */
function areTitles(one: string, other: string): boolean {
  const kinds = [one, other].map(kindOfTitle);
  return kinds.every((kind) => kind !== undefined) && kinds[0] !== kinds[1];
}

/** A row with another title in the margin. */
function withTitle(row: Row, title: Segment): Row {
  const segments = [title, ...row.segments.slice(1)];
  return { ...segmentOf(segments.flatMap(({ words }) => words)), base: row.base, segments, column: row.column };
}
