import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { findDates, monthsOf } from '../../model/text/dates.ts';
import { monthOf } from '../../words/months.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { rowOf, segmentOf } from '../rows/rows.ts';

const dateToken =
  /^(?:[-–—]|to|since|['’‘`]?\d\d[-–—]?|\d{1,2}\/|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?|(?:19|20)\d\d,?|present|current|now|(?:19|20)\d\d[-–—](?:present|current|now|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|(?:19|20)\d\d)?|\d{1,2}[/.](?:\d{1,2}[/.])?(?:19|20)\d\d[-–—]?|(?:19|20)\d\d(?:[-/.]\d\d){1,2})$/i;
/** A sign on a line of its own between the two dates of a rail: "2018", "|", "2021". */
const upright = /^[|│¦↑↓]$/;
const mostLines = 3;
/** Lines of one date stand no further apart, as a multiple of their size. */
const mostLeading = 1.9;

/**
 * Joins a date range that a narrow column broke over several lines ("Apr 2018–Jan", "2021"), or that stands there without a
 * dash ("Apr 2018" above "Jan 2021"), into its first row.
 */
export function joinStackedDates(rows: Row[]): Row[] {
  const out = [...rows];
  for (let i = 0; i < out.length; i++) {
    for (const segment of out[i]?.segments ?? []) {
      const stack = stackFrom(segment, out, i);
      if (stack.length < 2) continue;
      const taken = new Set(stack.flatMap((one) => one.words));
      const inOrder = inOrderOfTime(stack);
      const whole = inOrder.flatMap((one) => one.words.map(asDash));
      const words = isWhole(whole) ? whole : withDash(inOrder);
      for (let k = i + 1; k < out.length && k <= i + 6; k++) out[k] = without(itemAt(out, k), taken);
      const row = itemAt(out, i);
      const joined: Segment = {
        ...segmentOf(segment.words),
        ...boxOf(stack),
        words,
        text: words.map((word) => word.text).join(' '),
      };
      const segments = row.segments.map((one) => (one === segment ? joined : one));
      out[i] = {
        ...row,
        segments,
        words: segments.flatMap((one) => one.words),
        text: segments.map((one) => one.text).join(' '),
      };
      break;
    }
  }
  return out.filter((row) => row.words.length > 0);
}

function boxOf(stack: Segment[]) {
  return {
    x0: Math.min(...stack.map((one) => one.x0)),
    x1: Math.max(...stack.map((one) => one.x1)),
    y0: Math.min(...stack.map((one) => one.y0)),
    y1: Math.max(...stack.map((one) => one.y1)),
  };
}

const allDate = (segment: Segment) =>
  segment.words.every(({ text }) => dateToken.test(text) || monthOf(text.replace(/[.,]$/, '')) !== undefined);

const isUpright = ({ words: [sign, ...others] }: Segment) =>
  sign !== undefined && others.length === 0 && upright.test(sign.text);

/** A word that an upright sign is, as the dash it stands for. */
const asDash = (word: Word): Word => (upright.test(word.text) ? { ...word, text: '–' } : word);

/** The lines of a stack whose upper date is the end of the time, as on a rail that is read upwards, the earlier date first. */
function inOrderOfTime(stack: Segment[]): Segment[] {
  const [first, sign, last] = stack;
  return first && sign && last && isUpright(sign) && isLater(first, last) ? [last, sign, first] : stack;
}

/** Whether the upper of two dates is the later one. */
function isLater(upper: Segment, lower: Segment): boolean {
  if (/^(?:present|current|now)$/i.test(upper.text)) return true;
  const [to, from] = [upper, lower].map(({ text }) => findDates(text)[0]?.to);
  return to !== undefined && from !== undefined && monthsOf(to) > monthsOf(from);
}

/** `segment` and the segments below it that complete its date range; empty when there is none, as beside two degrees. */
function stackFrom(segment: Segment, rows: Row[], from: number): Segment[] {
  if (!allDate(segment) || isWhole(segment.words)) return [];
  const rest = wrappedRest(segment, rows, from);
  if (rest) return [segment, rest];
  const stack = [segment];
  for (let k = from + 1; k < rows.length && k <= from + 6 && stack.length < mostLines; k++) {
    const last = lastOf(stack);
    const below = rows[k]?.segments.find((one) => one.page === last.page && one.x0 < last.x1 && one.x1 > last.x0);
    if (!below) continue;
    const isSign = stack.length === 1 && isUpright(below);
    if (below.base - last.base > mostLeading * last.size || !(allDate(below) || isSign)) return [];
    stack.push(below);
    if (isWhole(inOrderOfTime(stack).flatMap((one) => one.words.map(asDash)))) return stack;
    if (isSign) continue;
    const isOfTwo = [rows[from], rows[k]].every((row) => row && row.segments.length > 1 && namesDegree(row.text));
    if (isPair(stack) && !isOfTwo && !isAmongMore(stack, rows.slice(Math.max(0, from - 3), k + 4))) return stack;
  }
  return [];
}

/** The rest of a time that the right margin broke and that begins the next line: "Harbor Works   Oct 15 to" / "Dec 17". */
function wrappedRest(segment: Segment, rows: Row[], from: number): Segment | undefined {
  const [above, below] = [rows[from], rows[from + 1]];
  const [rest, ...others] = below?.segments ?? [];
  if (!above || !below || !rest || others.length > 0 || above.segments.at(-1) !== segment || above.segments.length < 2)
    return undefined;
  const isBelow = rest.page === segment.page && rest.base - segment.base < mostLeading * segment.size;
  const isAtMargins = Math.abs(rest.x0 - above.x0) < 2 && rest.x1 < segment.x0;
  return isBelow && isAtMargins && allDate(rest) && isWhole([...segment.words, ...rest.words]) ? rest : undefined;
}

/** Whether two dates with their months, or one and an open end, stand one above the other, the earlier one first. */
function isPair([first, second, ...others]: Segment[]): boolean {
  if (!first || !second || others.length > 0) return false;
  const [from] = findDates(first.text);
  const [to] = findDates(second.text);
  if (from?.isRange || from?.to?.month === undefined) return false;
  if (/^(?:present|current|now)$/i.test(second.text)) return true;
  return to?.to?.month !== undefined && !to.isRange && monthsOf(to.to) > monthsOf(from.to);
}

/** Whether a third date stands right above or below two of them: then the column is one of a table. */
function isAmongMore([first, second]: Segment[], near: Row[]): boolean {
  if (!first || !second) return false;
  const isNext = ({ base }: Segment) =>
    (base > second.base + 1 && base < second.base + mostLeading * second.size) ||
    (base < first.base - 1 && base > first.base - mostLeading * first.size);
  return near
    .flatMap(({ segments }) => segments)
    .some((one) => one.page === first.page && one.x0 < first.x1 && one.x1 > first.x0 && allDate(one) && isNext(one));
}

/** The words of two dates with the dash that is missing between them. */
function withDash([first, ...rest]: Segment[]): Word[] {
  const words = first?.words ?? [];
  const last = lastOf(words);
  return [
    ...words.slice(0, -1),
    { ...last, text: `${last.text} –`, edges: [...last.edges, last.x1, last.x1] },
    ...rest.flatMap((one) => one.words),
  ];
}

function isWhole(words: Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const [date] = findDates(text);
  return date?.isRange === true && date.end - date.start >= text.length - 1;
}

function without(row: Row, taken: Set<Word>): Row {
  const words = row.words.filter((word) => !taken.has(word));
  if (words.length === row.words.length) return row;
  return words.length === 0 ? { ...row, words, segments: [], text: '' } : rowOf(words, row.column);
}
