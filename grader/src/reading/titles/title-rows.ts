import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Row, SectionKind, Segment } from '../../model/resume.ts';
import { englishTitleWords } from '../../model/titles/kind-of-title.ts';
import { senseOf } from '../../model/titles/title-vocabulary.ts';
import { segmentOf } from '../rows/rows.ts';
import { sameStyle } from './title-style.ts';
import { kindOfTitle } from './titles.ts';

/** Lines of one title stand closer than this multiple of their size. */
const lineGap = 1.6;
const mostWords = 4;
/** What follows a title in small letters stands no nearer to its second line than this share of the title's own gap. */
const nearer = 0.8;
/** What looks like both lines of a title is no third one from this multiple of their gap on. */
const further = 1.5;
/** What a line ends or begins with that goes on with a title. */
const joinsOn = /(?:\b(?:and|of|in)|[&,/])$/iu;
const joinsBack = /^(?:and\b|&)/iu;
/** Titles that qualify the next word, and what they qualify: "Voluntary" / "experience". */
const qualifying = /^(?:language|volunt(?:eer|ary)|project|internship|research|teaching|leadership)$/i;
/** Titles that only say that more of the next word is told: "Other" / "skills". */
const furthering = /^(?:other|additional|further)$/i;
const headKinds: (SectionKind | undefined)[] = ['experience', 'skills'];

/**
 * Gives a title in the margin the line it stands beside, and joins a title that a narrow column broke over two lines:
 * "Professional", "Experience".
 */
export const settleTitles = (rows: Row[]): Row[] => joinTitles(joinLower(joinHanging(hangTitles(rows))));

/** A title in the left margin, set larger than the text beside it, may be a little lower than the text's first line. */
function hangTitles(rows: Row[]): Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const above = out.at(-1);
    if (above && isBeside(row, above) && kindOfTitle(row.text) && !kindOfTitle(above.text))
      out[out.length - 1] = {
        ...segmentOf([...row.words, ...above.words]),
        base: above.base,
        segments: [...row.segments, ...above.segments],
        column: row.column,
      };
    else out.push(row);
  }
  return out;
}

/** Whether a row stands left of the one before it, on nearly the same height. */
function isBeside(row: Row, before: Row): boolean {
  if ([row, before].some(({ mark, table }) => mark || table) || row.page !== before.page) return false;
  return before.x0 > row.x1 + row.size && row.y0 < before.y1 && before.y0 < row.y1 && row.base > before.base;
}

/** The second line of a title in the margin, below the first: "Work", "Experience", with a job beside both. */
function joinHanging(rows: Row[]): Row[] {
  const out = [...rows];
  for (let i = 1; i < out.length; i++) {
    const [above, row] = [itemAt(out, i - 1), itemAt(out, i)];
    const [first, ...beside] = above.segments;
    const [second, ...others] = row.segments;
    if (!first || !second || beside.length === 0 || above.table || row.table || above.mark || row.mark) continue;
    // Nothing goes on behind a colon: "Languages:" above "Hobbies:" are two titles, and "Client", "Project" two labels.
    if (/:\W*$/.test(first.text) || [beside[0], others[0]].some((value) => value?.text.startsWith(':'))) continue;
    const gap = row.base - above.base;
    if (!isAligned(first, second) || gap <= 0 || gap > lineGap * first.size) continue;
    // What leads on goes on below, however long it is: "Organisational skills and".
    if ((first.words.length > 2 && !joinsOn.test(first.text)) || second.words.length > 2) continue;
    if (!sameStyle(textStyleOf(first), textStyleOf(second))) continue;
    if (sameStyle(textStyleOf(first), textStyleOf(itemAt(beside, 0))) || !kindOfTitle(`${first.text} ${second.text}`))
      continue;
    const title = segmentOf([...first.words, ...second.words]);
    const segments = [{ ...title, base: first.base }, ...beside];
    out[i - 1] = {
      ...segmentOf(segments.flatMap(({ words }) => words)),
      base: above.base,
      segments,
      column: above.column,
    };
    const words = others.flatMap((segment) => segment.words);
    if (words.length > 0) out[i] = { ...segmentOf(words), segments: others, column: row.column };
    else out.splice(i, 1);
  }
  return out;
}

/** A title in the margin beside whose second line the text begins: "Professional", then "Experience" with a job beside it. */
function joinLower(rows: Row[]): Row[] {
  const out: Row[] = [];
  rows.forEach((row, i) => {
    const last = out.at(-1);
    const title = last && last === rows[i - 1] ? wholeTitle(last, row, rows[i - 2]) : undefined;
    if (title) {
      const segments = [title, ...row.segments.slice(1)];
      const words = segments.flatMap((segment) => segment.words);
      out[out.length - 1] = { ...segmentOf(words), base: row.base, segments, column: row.column };
    } else out.push(row);
  });
  return out;
}

/** The title of which a row is the first line and the first part of the next row the second one. */
function wholeTitle(row: Row, next: Row, above: Row | undefined): Segment | undefined {
  const [second, ...beside] = next.segments;
  const gap = next.base - row.base;
  if (!second || beside.length === 0 || [row, next].some(({ mark, table }) => mark || table)) return undefined;
  if (row.segments.length > 1 || row.words.length > 2 || second.words.length > 2) return undefined;
  if (row.page !== next.page || gap <= 0 || gap > lineGap * row.size || !isAligned(row, second)) return undefined;
  if (above?.page === row.page && row.base - above.base < 1.2 * gap) return undefined;
  const style = textStyleOf(row);
  if (!sameStyle(textStyleOf(second), style) || sameStyle(textStyleOf(itemAt(beside, 0)), style)) return undefined;
  const title = segmentOf([...row.words, ...second.words]);
  // No section is empty: nothing stands beside "Personal" above "Skills", which is the first half of one title.
  const isWhole = /^[\p{L}\s&/]+$/u.test(row.text) && kindOfTitle(title.text) !== undefined;
  return isWhole ? { ...title, base: second.base } : undefined;
}

/** Whether two lines in the margin begin or end at one edge, or have one middle. */
const isAligned = (one: Segment, other: Segment) =>
  Math.abs(one.x0 - other.x0) <= 1 ||
  Math.abs(one.x1 - other.x1) <= 1 ||
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) <= 3;

function joinTitles(rows: Row[]): Row[] {
  const out: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = itemAt(rows, i);
    const next = rows[i + 1];
    if (next && isTitleOfTwo(row, next, rows[i - 1], rows[i + 2])) {
      const whole = segmentOf([...row.words, ...next.words]);
      out.push({ ...whole, base: next.base, segments: [whole], column: row.column });
      i++;
    } else out.push(row);
  }
  return out;
}

/**
 * Whether a title is the beginning of one, and no section of its own without a line: "Contact" / "information", where the
 * second line is no title, and "Language" / "skills", where the first one only qualifies.
 */
function isFirstHalf(row: Row, next: Row): boolean {
  if (![row, next].every(({ text }) => /^\p{L}+$/u.test(text)) || isCapital(row.text) !== isCapital(next.text))
    return false;
  const [first, second] = [kindOfTitle(row.text), kindOfTitle(next.text)];
  if (furthering.test(row.text) && headKinds.includes(second)) return true;
  const whole = kindOfTitle(`${row.text} ${next.text}`);
  if (whole !== undefined && (qualifies(row.text) || isGeneral(next.text))) return true;
  if (first === undefined || whole !== first) return false;
  return second === undefined || (qualifying.test(row.text) && headKinds.includes(second));
}

const levelOf = (word: string) => senseOf(word.toLowerCase(), englishTitleWords)?.decides?.level;

/** Whether a word says of what kind another one is, "Personal", "Work", and names no section beside one of its own. */
const qualifies = (word: string) => levelOf(word) === 'leaning';

/** Whether a word names a section only with another one before it: "History", "Details", "Chronicle". */
const isGeneral = (word: string) =>
  levelOf(word) === 'faint' || senseOf(word.toLowerCase(), englishTitleWords)?.after === true;

const isCapital = (text: string) => text === text.toUpperCase();

/** Whether what follows a line stands clearly nearer to it than the line to the one above. */
const isNearer = (below: Row, row: Row, gap: number) =>
  below.page === row.page && below.base > row.base && below.base - row.base < nearer * gap;

/** Whether what follows a line stands clearly further from it than the line from the one above. */
const isFurther = (below: Row, row: Row, gap: number) =>
  below.page !== row.page || below.base - row.base > further * gap;

/** Whether two rows are one known title: they look alike, unlike what follows, and name a section only together. */
function isTitleOfTwo(row: Row, next: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (
    [row, next].some(
      ({ mark, table, segments, words }) => mark || table || segments.length > 1 || words.length > mostWords,
    )
  )
    return false;
  const gap = next.base - row.base;
  if (row.page !== next.page || gap <= 0 || gap > lineGap * row.size) return false;
  if (above?.page === row.page && row.base - above.base < 1.2 * gap) return false;
  const style = textStyleOf(row);
  const looksAlike = (other: Row | undefined) => other !== undefined && sameStyle(textStyleOf(other), style);
  // What stands further away is no third line, whatever it looks like.
  const isThird = looksAlike(below) && below !== undefined && !isFurther(below, next, gap);
  if (!looksAlike(next) || isThird) return false;
  const isRemark = /^\([^()\d]+\)$/.test(next.text) && kindOfTitle(row.text) !== undefined;
  const isNoTitle = (text: string) => kindOfTitle(text) === undefined;
  const isBroken = isNoTitle(row.text) && /^\p{L}[\p{L}\s&/]*$/u.test(row.text) && /^[\p{L}&/]/u.test(next.text);
  const isPart = isFirstHalf(row, next) && !(below && isNearer(below, next, gap));
  // "Achievements and" / "participation" are two titles, and one that the end of the line broke.
  const isJoined = joinsOn.test(row.text) || joinsBack.test(next.text);
  return (isBroken || isPart || isJoined || isRemark) && !isNoTitle(`${row.text} ${next.text}`);
}
