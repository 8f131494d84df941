import type { Word } from '../../model/page.ts';
import type { Page, Row, Section, Segment } from '../../model/resume.ts';
import type { PageRect, Rule } from '../../model/rule.ts';

const wholePage = 0.45;
/** Share of the lines of a narrow column that have text beside them where both are parts of one table. */
const sharedLines = 0.6;
/** The same where titles stand in it: the lines of a column of its own meet some beside them by chance. */
const sharedBelowTitles = 0.85;
/** Such a part of the words of the wide column beside titles, as subtitles or the foot of the page, is no column. */
const hardlyMore = 0.25;
/** Share of the rows beside each other that must be such items, and the words that one has at most. */
const mostly = 0.75;
const longestItem = 6;
/** Lists beside each other that take a smaller share of a page lose little by being mixed, unless they tell jobs. */
const smallGrid = 0.3;
/** Titles so far apart, as a share of the width of the page, begin columns of their own. */
const columnsApart = 0.17;
/** Factor for a partial grid, compared with two full columns. */
const partialWeight = 5 / 11;

/** Many systems read straight across the page and mix the columns. */
export const formatTwoColumn: Rule = {
  name: 'format-two-column',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'presence', weight: 6 },
  about: {
    title: 'The text runs in one column',
    finds: 'Two columns of text beside each other. A date column or a label column is none.',
    why: 'Programs that read straight across mix the two, and that is among their known failures.',
  },
  ofPictures: true,

  *check({ pages, sections, rows }) {
    const parted = pages.filter((page) => page.columns?.both && !isTable(page, sections));
    const first = parted.toSorted((a, b) => (b.columns?.share ?? 0) - (a.columns?.share ?? 0))[0];
    if (!first?.columns) return;
    const whole = first.columns.share >= wholePage;
    if (!whole && (isList(first, rows) || isSmall(first, sections))) return;
    const isMany = hasMoreColumns(first, sections);
    yield {
      severity: whole ? 'major' : 'minor',
      weight: whole ? 1 : partialWeight,
      title: 'Use a single column',
      advice: `${whole ? 'The page runs' : 'Part of the page runs'} in ${isMany ? 'three columns' : 'two columns'}. Many systems read straight across and mix them, so ${!isMany && isSide(first, sections) ? `move the ${first.columns.narrow} column into the main one` : 'set all sections below one another'}.`,
      text: '',
      at: [narrowColumn(first)],
    };
  },
};

/**
 * Whether the parts beside each other are the cells of a table or the labels of a list: they share their lines, and no
 * section begins in the narrow one, unless all do: then titles stand beside their text, or labels below the titles.
 */
function isTable(page: Page, sections: readonly Section[]): boolean {
  const { x = 0, top = 0, bottom = 0, narrow = 'left' } = page.columns ?? {};
  const isInside = ({ base }: { base: number }) => base > top && base <= bottom;
  const isNarrow = ({ x0 }: { x0: number }) => (narrow === 'left' ? x0 < x : x0 >= x);
  const headings = sections.map(({ heading }) => heading).filter((one) => one.page === page.number && isInside(one));
  const side = headings.filter(isNarrow);
  if (narrow === 'left' && hasOnlyValues(page, headings)) return true;
  if (side.length > 0 && (narrow === 'right' || side.length < headings.length)) return false;
  const titles = new Set(side.flatMap(({ words }) => words));
  const inside = page.words.filter((word) => isInside(word) && !titles.has(word));
  const wide = inside.filter((word) => !isNarrow(word)).map(({ base }) => base);
  if (side.length > 0 && inside.length - wide.length <= hardlyMore * wide.length) return true;
  const narrowLines = [...new Set(inside.filter(isNarrow).map(({ base }) => Math.round(base)))];
  const shared = narrowLines.filter((line) => wide.some((base) => Math.abs(base - line) <= 1.5));
  return shared.length >= (side.length > 0 ? sharedBelowTitles : sharedLines) * narrowLines.length;
}

/** The titles of sections between the top and the bottom of the columns of a page. */
const titlesIn = ({ number, columns }: Page, sections: readonly Section[]) =>
  sections.filter(
    ({ heading }) =>
      heading.page === number && heading.base > (columns?.top ?? 0) && heading.base <= (columns?.bottom ?? 0),
  );

/** Whether what stands side by side is a small part of the page and tells no jobs. */
const isSmall = (page: Page, sections: readonly Section[]) =>
  (page.columns?.share ?? 0) < smallGrid && !titlesIn(page, sections).some(({ kind }) => kind === 'experience');

/** Whether two titles stand beside each other within one of the two columns, so that there are three. */
function hasMoreColumns(page: Page, sections: readonly Section[]): boolean {
  const { x = 0 } = page.columns ?? {};
  const titles = titlesIn(page, sections).map(({ heading }) => heading);
  return titles.some((one) =>
    titles.some(
      (other) =>
        other.x0 - one.x0 > columnsApart * page.width &&
        Math.abs(other.base - one.base) <= sameLine &&
        one.x0 < x === other.x0 < x,
    ),
  );
}

/** A column at the side is at most so wide, as a share of the other one. */
const widestSide = 0.75;

/** Whether the narrow column stands beside the main one: it is much narrower, and the work is not told in it. */
function isSide(page: Page, sections: readonly Section[]): boolean {
  const { x = 0, top = 0, bottom = 0, narrow = 'left' } = page.columns ?? {};
  const inside = page.words.filter(({ base }) => base > top && base <= bottom);
  const left = x - Math.min(...inside.map(({ x0 }) => x0));
  const right = Math.max(...inside.map(({ x1 }) => x1)) - x;
  const tellsWork = sections.some(
    ({ kind, heading }) =>
      kind === 'experience' && heading.page === page.number && heading.x0 < x === (narrow === 'left'),
  );
  return (narrow === 'left' ? left / right : right / left) <= widestSide && !tellsWork;
}

/** In points: what stands on one line. */
const sameLine = 1.5;
/** Share of the lines on the right that have a label on their left, and how many they may be beside those on the left. */
const labelled = 0.9;
const fewValues = 0.5;

/**
 * Whether all that stands on the right, but for titles in the middle of the page, are values of labels on the left: lists
 * above and below them are no column.
 */
function hasOnlyValues({ words, number, columns }: Page, headings: readonly Segment[]): boolean {
  const { x = 0, top = 0, bottom = 0 } = columns ?? {};
  const titles = new Set(headings.filter(({ page, x0 }) => page === number && x0 >= x).flatMap((one) => one.words));
  const inside = words.filter((word) => word.base > top && word.base <= bottom && !titles.has(word));
  const basesOf = (some: readonly Word[]) => [...new Set(some.map(({ base }) => Math.round(base)))];
  const left = basesOf(inside.filter(({ x0 }) => x0 < x));
  const right = basesOf(inside.filter(({ x0 }) => x0 >= x));
  const values = right.filter((base) => left.some((other) => Math.abs(other - base) <= sameLine));
  return values.length >= labelled * right.length && right.length <= fewValues * left.length;
}

/** Whether only short items with list signs stand beside each other, such as skills: mixed rows of them lose nothing. */
function isList({ number, columns }: Page, rows: readonly Row[]): boolean {
  const { top = 0, bottom = 0 } = columns ?? {};
  const inside = rows.filter((row) => row.page === number && row.base > top && row.base <= bottom);
  const items = inside.filter(({ mark, words }) => mark && words.length <= longestItem);
  return items.length >= mostly * inside.length;
}

function narrowColumn(page: Page): PageRect {
  const { x = 0, top = 0, bottom = 0, narrow = 'left' } = page.columns ?? {};
  const words = page.words.filter(
    (word) => word.base > top && word.base <= bottom && (narrow === 'left' ? word.x0 < x : word.x0 >= x),
  );
  return {
    page: page.number,
    x0: Math.min(...words.map((word) => word.x0)),
    y0: Math.min(...words.map((word) => word.y0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}
