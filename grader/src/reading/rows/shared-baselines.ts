import type { Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { kindOfTitle } from '../titles/titles.ts';

type Sides = { left: Segment[]; right: Segment[] };

/** The share of lines with a colon between both sides that makes the left side labels. */
const labelledShare = 0.35;
/** So many labels explain a side when so much of it are their values, what goes on below these, and dates. */
const leastLabels = 3;
const explainedShare = 0.9;
/** Lines of one value stand no further apart, as a multiple of their size. */
const mostLeading = 1.7;

/** So many titles make a margin, of so few words and with so few lines; the lines of one are as close as this. */
const leastTitles = 3;
const mostTitleWords = 4;
const mostInMargin = 0.4;
const titleLeading = 1.45;

/** Whether two pieces stand on one baseline. */
const areBeside = (one: Segment, other: Segment) => Math.abs(one.base - other.base) <= 1.5;

/** Whether the left side are labels and the right one their values, so that both are read line by line. */
export const areLabels = (sides: Sides) =>
  labelShareOf(sides) >= labelledShare || explainsRight(sides) || areTitlesBeside(sides);

/**
 * Whether the left side is nothing but titles in one look, each beside the first line of what it heads: titles in the
 * margin. Those of a column have their text below them.
 */
function areTitlesBeside({ left, right }: Sides): boolean {
  const lines = left.toSorted((a, b) => a.base - b.base);
  const look = lines[0];
  const isAlike = (one: Segment) => Math.abs(one.size - (look?.size ?? 0)) < 0.6 && one.words.length <= mostTitleWords;
  if (lines.length > mostInMargin * right.length || !lines.every(isAlike)) return false;
  const titles: Segment[][] = [];
  for (const line of lines) {
    const title = titles.at(-1);
    const above = title?.at(-1);
    if (title && above && line.base - above.base <= titleLeading * line.size) title.push(line);
    else titles.push([line]);
  }
  const known = titles.filter((title) => kindOfTitle(title.map(({ text }) => text).join(' ')) !== undefined);
  const areAllBeside = titles.every(([first]) => right.some((one) => first && Math.abs(one.base - first.base) <= 2));
  return titles.length >= leastTitles && 2 * known.length > titles.length && areAllBeside;
}

/**
 * Whether labels of the left side explain nearly all that stands on the right: few of many lines, where entries and titles
 * stand above and below them.
 */
function explainsRight({ left, right }: Sides): boolean {
  const lines = [...right].toSorted((a, b) => a.base - b.base || a.x0 - b.x0);
  let labels = 0;
  let explained = 0;
  let above: Segment | undefined;
  for (const line of lines) {
    const beside = left.find((one) => areBeside(one, line));
    const isValue = beside?.text.endsWith(':') === true;
    const isSameLine = above !== undefined && areBeside(above, line);
    const goesOn =
      above !== undefined &&
      (beside === undefined || isSameLine) &&
      line.base - above.base <= mostLeading * line.size &&
      kindOfTitle(line.text) === undefined;
    if (isValue && !isSameLine) labels++;
    above = isValue || goesOn ? line : undefined;
    if (above || (beside !== undefined && findDates(line.text).length > 0)) explained++;
  }
  return labels >= leastLabels && explained >= explainedShare * lines.length;
}

/**
 * Share of lines that are a label and its value: a colon ends the left side or begins the right one, or the left side is
 * the name of a field of jobs, "Duration", with something beside it.
 */
function labelShareOf({ left, right }: Sides): number {
  const values = right.filter(({ text }) => text.startsWith(':'));
  const labels = left.filter(
    (one) =>
      one.text.endsWith(':') ||
      values.some((value) => areBeside(value, one)) ||
      (roleOfLabel(one.text) !== undefined && right.some((other) => areBeside(other, one))),
  );
  return labels.length / Math.max(1, left.length);
}

/** Share of the smaller side's lines that are on a baseline of the other side. */
export function shareOf(few: Segment[], many: Segment[]): number {
  return few.filter((one) => many.some((other) => areBeside(one, other))).length / few.length;
}
