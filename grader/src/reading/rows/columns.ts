import { askedOnce } from '../../model/asked-once.ts';
import type { Word } from '../../model/page.ts';
import type { Page, Row, Segment } from '../../model/resume.ts';
import type { Table } from '../tables/grid.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { pairsIn } from './paired-blocks.ts';
import { rowsOf } from './rows.ts';
import { factsOf } from './segment-facts.ts';
import { areLabels, shareOf } from './shared-baselines.ts';
import { partedByTwins, type Stream } from './twin-titles.ts';
import { without } from './without.ts';

/** Where columns may be separated, as shares of the page width, and the search step in points. */
const search = { from: 0.14, to: 0.86, step: 3 };
/** The least height of a two-column band, as a share of the text height. */
const leastBand = 0.2;
/** The same where titles stand side by side above lists. */
const leastTitledBand = 0.06;
const leastRows = 3;
/** A title, and the post and the employer of the first entry below it. */
const mostTitleRows = 3;
/** So many lines other than dates a titled column has. */
const leastBesideDates = 2;
/** Lines of columns meet on a baseline by chance; labels and their values, or the cells of a grid, do so always. */
const sharedBaselines = 0.6;
const sharedOfContact = 0.6;
/** On a band of more than this share of the text, with so many titles on each side, all lines may stand on one grid. */
const tallBand = 0.5;
const ownTitles = 2;
/** How far from the edge of its side a title may begin, after an icon, in its own size. */
const mostTitleIndent = 3;
/** The widest space between words of one title, in its size. */
const mostTitleSpace = 2;

type Side = { headings: number; others: number; labels: number; prose: number; listed: number; contact: boolean };
type Band = { x: number; top: number; bottom: number; left: Segment[]; right: Segment[] };
type Split = Band & { qualified: boolean };

type PageColumns = { streams: Stream[]; columns: Page['columns'] };

/** So often a column is looked through for columns of its own. */
const mostNested = 2;

/**
 * Finds the columns of a page. A vertical band that no text crosses separates two columns when both sides look like
 * running text of their own. A hanging column of dates or labels shares its baselines with the other side and does not
 * count. Where titles stand side by side inside a column, or above or below the columns, it is parted again.
 */
export function columnsOf(page: { width: number }, all: Word[], tables: Table[]): PageColumns {
  const inTables = new Set(tables.flatMap((table) => [...table.words]));
  const words = without(all, inTables);
  const whole: Stream = { words, tables, narrow: false };
  const first = parted(page.width, whole, [false, true]);
  if (!first) return { streams: partedByTwins(whole), columns: undefined };
  const streams = first.streams.flatMap((stream) => nested(page.width, stream, mostNested)).flatMap(partedByTwins);
  // A few lists side by side do not make a page of columns.
  return { streams, columns: (first.columns?.share ?? 0) >= leastBand ? first.columns : undefined };
}

/** A stream, or the streams of the titled columns inside it. */
function nested(width: number, stream: Stream, depth: number): Stream[] {
  const inner = depth > 0 ? parted(width, stream, [true]) : undefined;
  return inner ? inner.streams.flatMap((one) => nested(width, { ...one, narrow: stream.narrow }, depth - 1)) : [stream];
}

/**
 * The streams of two columns and of what is above and below them, by the first of the `manners` in which there are such:
 * whether titles of both columns must stand side by side.
 */
function parted(width: number, { words, tables }: Stream, manners: boolean[]): PageColumns | undefined {
  // A table is one block: its gutters are not those of the page.
  const blocks = tables.flatMap(({ rows }) => rows.map((row) => ({ ...row, segments: [row] })));
  const rows = [...rowsOf(words), ...blocks].toSorted((a, b) => a.base - b.base);
  const split = rows.length < 6 ? undefined : firstSplit(width, rows, manners);
  if (!split) return undefined;
  const { x, top, bottom } = split;
  const inside = (word: Word) => word.base > top && word.base <= bottom;
  const left = words.filter((word) => inside(word) && word.x0 < x);
  const right = words.filter((word) => inside(word) && word.x0 >= x);
  const pairs = tables.length === 0 ? pairsIn(split, left, right) : undefined;
  const widths = [widthOf(left), widthOf(right)] as const;
  const narrow = widths[0] <= widths[1] ? 'left' : 'right';
  const isSidebar = Math.min(...widths) < 0.72 * Math.max(...widths);
  const placeOf = ({ rows: [first] }: Table) =>
    !first || first.base <= top ? 'above' : first.base > bottom ? 'below' : first.x0 < x ? 'left' : 'right';
  const tablesAt = (place: ReturnType<typeof placeOf>) => tables.filter((table) => placeOf(table) === place);
  const textTop = rows[0]?.base ?? 0;
  const textBottom = rows.at(-1)?.base ?? 0;
  return {
    streams: [
      { words: words.filter((word) => word.base <= top), tables: tablesAt('above'), narrow: false },
      ...(pairs?.map((own) => ({ words: own, tables: [], narrow: false })) ?? [
        { words: left, tables: tablesAt('left'), narrow: isSidebar && narrow === 'left' },
        { words: right, tables: tablesAt('right'), narrow: isSidebar && narrow === 'right' },
      ]),
      { words: words.filter((word) => word.base > bottom), tables: tablesAt('below'), narrow: false },
    ].filter((stream) => stream.words.length + stream.tables.length > 0),
    columns: {
      x,
      top,
      bottom,
      narrow,
      share: (Math.min(bottom, textBottom) - Math.max(top, textTop)) / Math.max(1, textBottom - textTop),
      both: split.qualified,
    },
  };
}

function widthOf(words: Word[]): number {
  return Math.max(...words.map((word) => word.x1)) - Math.min(...words.map((word) => word.x0));
}

function firstSplit(width: number, rows: Row[], manners: boolean[]): Split | undefined {
  const segments = rows.flatMap((row) => row.segments);
  for (const titled of manners) {
    if (titled && !titlesMeet(segments, segments)) continue;
    const split = bestSplit(width, rows, titled);
    if (split) return split;
  }
  return undefined;
}

function bestSplit(width: number, rows: Row[], titled: boolean): Split | undefined {
  const height = (rows.at(-1)?.base ?? 0) - (rows[0]?.base ?? 0);
  const tallnessOf = ({ top, bottom }: Band) => bottom - Math.max(top, rows[0]?.base ?? 0);
  const isLarge = (band: Band) =>
    tallnessOf(band) >= (titled ? leastTitledBand : leastBand) * height &&
    linesIn(band.left) >= leastRows &&
    linesIn(band.right) >= leastRows;
  let best: { split: Split; score: number } | undefined;
  // Between two edges of text all bands are alike, and of equal ones the first is taken.
  const edges = rows.flatMap(({ segments }) => segments.flatMap(({ x0, x1 }) => [x0 + 1, x1 - 1]));
  for (let x = width * search.from; x <= width * search.to; x += search.step) {
    const isFirst = x === width * search.from;
    if (!isFirst && !edges.some((edge) => edge > x - search.step - 0.1 && edge <= x + 0.1)) continue;
    for (const band of bandsAt(x, rows, isLarge)) {
      if (!isLarge(band)) continue;
      const tall = tallnessOf(band);
      const [few, many] = band.left.length <= band.right.length ? [band.left, band.right] : [band.right, band.left];
      const sides = [sideOf(few), sideOf(many)] as const;
      const areTitled = titled && titlesMeet(few, many);
      // Below titles side by side, lists may stand on one grid.
      const shared = areTitled || (tall > tallBand * height && haveTitles(few, many)) ? 0 : shareOf(few, many);
      const qualified = (areTitled || !titled) && areColumns(sides, shared, areTitled) && !areLabels(band);
      const contact = !titled && sides[0].contact && sides[0].others >= 3 && shareOf(few, many) < sharedOfContact;
      if (!qualified && !contact) continue;
      // A rail of dates belongs to what stands beside it.
      const score = tall * few.filter((one) => !factsOf(one).label).length * (qualified ? 2 : 1);
      if (best === undefined || score > best.score)
        best = { split: { ...centred(qualified ? band : beside(few, band)), qualified }, score };
    }
  }
  return best?.split;
}

/** Whether both sides have titles of their own, each at the left edge of its side. */
function haveTitles(few: Segment[], many: Segment[]): boolean {
  return [few, many].every((side) => {
    const edge = Math.min(...side.map(({ x0 }) => x0));
    const titles = side.filter((one) => factsOf(one).heading);
    return titles.length >= ownTitles && titles.every((one) => one.x0 - edge < mostTitleIndent * one.size);
  });
}

/** Whether a title of one side stands beside a title of the other. */
function titlesMeet(few: Segment[], many: Segment[]): boolean {
  const areBeside = (one: Segment, other: Segment) =>
    other !== one && Math.abs(one.base - other.base) <= one.size / 2 && factsOf(one).heading && factsOf(other).heading;
  return few.some((one) => many.some((other) => areBeside(one, other)));
}

/** The band of a block of contact details: text below the block is not beside it. */
function beside(block: Segment[], band: Band): Band {
  const bottom = Math.max(...block.map((segment) => segment.base));
  const inside = (segments: Segment[]) => segments.filter((segment) => segment.base <= bottom);
  return { ...band, bottom, left: inside(band.left), right: inside(band.right) };
}

/** How many lines the segments are on: a row of short terms is one line, however many segments it has. */
function linesIn(segments: Segment[]): number {
  return new Set(segments.map((segment) => Math.round(segment.base))).size;
}

/** Moves x to the middle of the gutter, so that ragged words near the searched x fall on the right side. */
function centred(band: Band): Band {
  const leftEnd = Math.max(...band.left.filter((segment) => segment.x1 <= band.x + 1).map((segment) => segment.x1));
  const rightStart = Math.min(...band.right.map((segment) => segment.x0));
  return { ...band, x: (leftEnd + rightStart) / 2 };
}

/** Bands in which no segment crosses x, with the segments left and right of it, but for most of those that are not large. */
function bandsAt(x: number, rows: Row[], isLarge: (band: Band) => boolean): Band[] {
  const bands: Band[] = [];
  let open: Band | undefined;
  let above: Row | undefined;
  let parted = false;
  for (const row of rows) {
    if (row.segments.some((segment) => crosses(segment, x)) || partsTitle(row, x)) {
      // Without its last title a band that is too small is none the larger.
      if (open && isLarge(open)) bands.push(withoutNextTitle(open));
      open = undefined;
      above = row;
      parted = crossesTitle(row, x);
      continue;
    }
    // Below titles side by side, one of them across x, the columns are parted elsewhere.
    if (parted) continue;
    open ??= { x, top: endOf(above), bottom: row.base, left: [], right: [] };
    open.bottom = row.base;
    for (const segment of row.segments)
      (segment.x1 <= x + 1 || segment.x0 < x - 1 ? open.left : open.right).push(segment);
  }
  if (open) bands.push(open);
  return bands;
}

/** The lowest baseline of a row, and of none the top of all. */
const endOf = (row: Row | undefined) => Math.max(...(row?.segments ?? []).map(({ base }) => base));

/** The band without a title at its end that has nothing but dates beside it and below: it heads the text across both. */
function withoutNextTitle(band: Band): Band {
  const end = Math.max(...band.right.filter((one) => !factsOf(one).date).map(({ base }) => base));
  const tail = band.left.filter(({ base }) => base > end + 1);
  const from = tail.findLast((one) => factsOf(one).heading)?.base;
  if (from === undefined || tail.filter(({ base }) => base >= from).length > mostTitleRows) return band;
  const above = ({ base }: Segment) => base < from;
  const left = band.left.filter(above);
  return { ...band, left, right: band.right.filter(above), bottom: Math.max(end, ...left.map(({ base }) => base)) };
}

const crosses = (segment: Segment, x: number) => segment.x0 < x - 1 && segment.x1 > x + 1 && !overflows(segment);

/** Whether one of several titles side by side is across x. */
function crossesTitle(row: Row, x: number): boolean {
  if (row.segments.length < 2) return false;
  const titles = titlesIn(row);
  return titles.length >= 2 && titles.some((title) => crosses(title, x));
}

const titlesIn = askedOnce(({ segments }: Row) => segments.filter((one) => factsOf(one).heading));

/** Whether x is between two words of one title whose words stand far apart. */
function partsTitle({ segments }: Row, x: number): boolean {
  if (segments.length < 2) return false;
  const left = segments.findLast((segment) => segment.x1 <= x + 1);
  const right = segments.find((segment) => segment.x0 >= x - 1);
  if (!left || !right || right.x0 - left.x1 > mostTitleSpace * left.size) return false;
  const areTitles = kindOfTitle(left.text) !== undefined && kindOfTitle(right.text) !== undefined;
  return !areTitles && kindOfTitle(`${left.text} ${right.text}`) !== undefined;
}

/** An e-mail or web address that cannot wrap and so runs over the edge of its column. */
function overflows(segment: Segment): boolean {
  const last = segment.words.at(-1)?.text ?? '';
  return segment.words.length <= 2 && /[@/]|\.\w/.test(last) && last.length > 12;
}

function sideOf(segments: Segment[]): Side {
  const side: Side = { headings: 0, others: 0, labels: 0, prose: 0, listed: 0, contact: false };
  for (const segment of segments) {
    const fact = factsOf(segment);
    // An item of a list may read as a title: "• Certificate of Trade, Elm College".
    if (fact.heading && !fact.listed) side.headings++;
    else if (fact.label) side.labels++;
    else side.others++;
    // A date may have five words, and is still a label of what stands beside it.
    if (fact.prose && !fact.label) side.prose++;
    if (fact.listed) side.listed++;
    side.contact ||= fact.contact;
  }
  return side;
}

function areColumns(sides: readonly [Side, Side], shared: number, titled: boolean): boolean {
  // Below titles side by side, dates are lines of what is told there.
  const own = ({ headings, others, labels, prose, listed }: Side) =>
    (headings >= 1 && others + (titled && others >= leastBesideDates ? labels : 0) >= 4) ||
    prose >= 5 ||
    (listed >= 3 && others >= 6);
  if (!sides.every(own) || sides.every((side) => side.headings === 0)) return false;
  // The more titles both sides have, the more of their lines may stand on one grid.
  const titles = Math.min(sides[0].headings, sides[1].headings);
  return shared < sharedBaselines + 0.05 * Math.min(3, titles);
}
