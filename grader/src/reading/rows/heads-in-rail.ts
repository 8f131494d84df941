import { textStyleOf } from '../../model/layout/text-style.ts';
import { weightedMode } from '../../model/list/statistics.ts';
import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { kindOfGlyph } from '../lists/bullet-signs.ts';
import { majorityStyle, sameStyle, type TitleStyle } from '../titles/title-style.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { rowOf } from './rows.ts';

/** So many lists begin at one place beside text, and so many heads there have a date. */
const leastSigned = 5;
const leastDated = 2;
const tolerance = 1.5;
/** Lines of one head stand no further apart, as a multiple of their size. */
const mostLeading = 1.7;

/** A row at the edge of the lists: what stands before it and from it on. */
type Halves = { row: Row; left: Row | undefined; right: Row | undefined };

/**
 * Rows in which the heads of jobs stand in a rail beside the lists of what was done, read head by head, each before its
 * list: "Clerk  ▪ Counted crates", "Harbor Works  ▪ Wrote letters", "2018 – 2020  ▪ …".
 */
export function withHeadsInRail(rows: readonly Row[]): Row[] {
  const signs = rows.flatMap((row) => (row.table ? [] : (innerSign(row) ?? [])));
  const edge = weightedMode(signs.map(({ x0 }) => [Math.round(x0), 1] as const));
  const near = signs.filter(({ x0 }) => edge !== undefined && Math.abs(x0 - edge) <= tolerance);
  if (edge === undefined || near.length < leastSigned) return [...rows];
  const heads = headsAt(rows, edge);
  const dated = heads.filter((head) => head.some(({ left }) => findDates(left?.text ?? '').length > 0));
  const areTitles = heads.some((head) => head.some(({ left }) => left && kindOfTitle(left.text)));
  if (dated.length < leastDated || areTitles) return [...rows];
  const headOf = new Map(heads.flatMap((head) => head.map(({ row }) => [row, head] as const)));
  return rows.flatMap((row) => {
    const head = headOf.get(row);
    if (!head) return [row];
    return head[0]?.row === row
      ? (['left', 'right'] as const).flatMap((side) => head.flatMap((one) => one[side] ?? []))
      : [];
  });
}

/** The sign of a list in the midst of a row. */
function innerSign({ words }: Row): Word | undefined {
  const at = words.findIndex((word, i) => i > 0 && isSign(word));
  return at > 0 && at + 1 < words.length ? words[at] : undefined;
}

const isSign = ({ text }: Word) => kindOfGlyph(text) !== undefined && kindOfGlyph(text) !== 'dash';

/** The rows that belong to one head each, from its first line on. */
function headsAt(rows: readonly Row[], edge: number): Halves[][] {
  const parted = rows.map((row) => halvesOf(row, edge));
  const model = modelOf(parted);
  const heads: Halves[][] = [];
  let open: Halves[] | undefined;
  for (const halves of parted) {
    const before = open?.at(-1);
    const isNear = before !== undefined && halves !== undefined && isNext(before.row, halves.row);
    if (!halves || !model || (!isSigned(halves) && !isNear)) open = undefined;
    else if (isSigned(halves) && isLike(halves, model) && !(isNear && isLike(before, model))) {
      open = [halves];
      heads.push(open);
    } else open?.push(halves);
  }
  return heads;
}

/** The look of most lines that begin beside a list and below a space. */
function modelOf(parted: readonly (Halves | undefined)[]): TitleStyle | undefined {
  const inRail = parted.flatMap((one) => one?.left ?? []);
  const starts = parted.flatMap((halves) => {
    const left = halves && isSigned(halves) ? halves.left : undefined;
    const above = left && inRail[inRail.indexOf(left) - 1];
    return left && !(above && isNext(above, left)) ? [{ style: textStyleOf(left) }] : [];
  });
  return majorityStyle(starts);
}

const isNext = (above: Row, row: Row) => row.base - above.base <= mostLeading * row.size;

const isSigned = ({ right }: Halves) => right?.words[0] !== undefined && isSign(right.words[0]);

const isLike = ({ left }: Halves, model: TitleStyle) => left !== undefined && sameStyle(textStyleOf(left), model);

/** A row parted where the lists begin; undefined where a word stands across. */
function halvesOf(row: Row, edge: number): Halves | undefined {
  const left = row.words.filter(({ x1 }) => x1 <= edge + tolerance);
  const right = row.words.filter(({ x0 }) => x0 >= edge - tolerance);
  if (row.table || left.length + right.length < row.words.length) return undefined;
  const half = (words: Word[]) => (words.length > 0 ? rowOf(words, row.column) : undefined);
  return { row, left: half(left), right: half(right) };
}
