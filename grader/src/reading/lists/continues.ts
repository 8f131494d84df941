import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue, withoutLevels } from '../../words/studies/schools.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { leavesBracketOpen } from '../entries/wrapped-headers.ts';
import { opensJobSentence } from '../told/job-sentences.ts';
import { isSentenceTail, textEdge } from './list-lines.ts';

/**
 * Spacing of body text in points: the usual distance of two baselines inside a paragraph (`leading`), and where full
 * lines end, in the section (`right`) and in its whole column (`edge`).
 */
export type Spacing = { leading: number; right: number; edge: number };

/** A line that ends so is not the end of a sentence or of a name. */
const openEnd =
  /[,&(/]$|(?<!\p{L})(?:and|or|of|for|the|an?|in|on|at|to|with|from|by|as|under|till|since|through|including|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}[.,]?)$/iu;

/** A line that goes on in the middle of a sentence; a name may begin with a small letter: "iHarbor – Tracker of Ships". */
const opensSmall = /^(?:\(|\p{Ll}(?!\p{Ll}*\p{Lu}))/u;

/** So many times its size deeper than the text of its item a line may go on with it in small letters: below "MCA in 2009", "at Elm College". */
const deepest = 4;

/** So far apart, in points, are the sizes of lines of one text; and, where the line above breaks off, in shares of a size. */
const sizeApart = 0.8;
const openSizeApart = 0.1;

/** Whether a row goes on with the list item or the paragraph whose last row is right above it. */
export function continues(row: Row, before: Row, rows: Row[], spacing: Spacing): boolean {
  if (row.table) return false;
  const first = itemAt(rows, 0);
  const gap = row.base - before.base;
  const samePage = row.page === before.page && row.column === before.column && gap > 0;
  const isOpenJob = first.mark !== undefined && row.segments.length === 1 && leavesDatesOpen(rows);
  const isOpenStudy =
    first.mark !== undefined &&
    Math.abs(row.x0 - first.x0) <= textEdge &&
    leavesStudyOpen(rows) &&
    opensWithSchool(row);
  const isOpen = isOpenJob || isOpenStudy || goesOnInBracket(row, before, first, spacing);
  if (samePage && gap > (isOpen ? 2.4 * row.size : widestGap(row, before, spacing))) return false;
  const leftOpen = isLeftOpen(row, before, first, spacing);
  const mostApart = leftOpen ? Math.max(sizeApart, openSizeApart * row.size) : sizeApart;
  if (Math.min(Math.abs(row.size - first.size), Math.abs(row.size - before.size)) > mostApart) return false;
  if (!leftOpen && textStyleOf(row).bold && !textStyleOf(before).bold && !goesOnBold(row, before, spacing))
    return false;
  if (samePage && leftOpen) return true;
  if (tellsNextStudy(row, rows)) return false;
  const hangs = Math.abs(row.x0 - first.x0) <= textEdge;
  if (samePage && first.mark && leavesBracketOpen(before) && /^[^(]{1,40}\)/.test(row.text) && isNear(row, first))
    return true;
  if (samePage && first.mark && isOpenJob && isNear(row, first) && findDates(row.text).some(({ isRange }) => isRange))
    return true;
  if (samePage && row.segments.length === 1 && opensWithTime(row) && tellsJobUndated(rows)) return true;
  if (first.mark) {
    // A full line that did not end its sentence continues, wherever the next one begins within the bullet's width.
    const slack = /^\p{Ll}{2}/u.test(row.text) ? deepest * row.size : textEdge;
    const within = row.x0 >= first.mark.x0 - textEdge && row.x0 <= first.x0 + slack;
    const flush =
      within && (opensSmall.test(row.text) || (isFull(row, before, spacing.right) && row.segments.length === 1));
    if (!hangs && (!flush || opensBoldAtSign(row, before, first))) return false;
    if (!samePage && !/^\p{Ll}/u.test(row.text) && /[.!?]$/.test(before.text)) return false;
    // A sentence that tells a job goes on to its dates, and one that tells a study.
    if (hangs && samePage && (isOpenJob || (leavesStudyOpen(rows) && !namesDegree(withoutLevels(row.text)))))
      return true;
    if (hangs && !flush && looksLikeHeader(row, before)) return false;
    return row.segments.length === 1 || !datesEntry(row);
  }
  if (/^\p{Lu}/u.test(row.text) && endsWithTitle(rows) && !(goesOnWithTitle(row) && isFull(row, before, spacing.right)))
    return false;
  // The first line of a paragraph may be indented.
  const isSecond = rows.length === 1 && row.x0 < first.x0 && first.x0 - row.x0 <= 2 * deepest * row.size;
  if (isSecond && samePage && opensJobSentence(first.text) && isFull(row, before, spacing.right))
    return row.segments.length === 1 && !isRangeAlone(row);
  const isJob = samePage && row.segments.length === 1 && isFull(row, before, spacing.right) && leavesDatesOpen(rows);
  if (hangs && isJob && !isRangeAlone(row)) return true;
  return hangs && !datesEntry(row) && before.words.length >= 4 && !endsItem(before, row, spacing.edge);
}

/** Whether an item with a sign filled its line, and goes on with a bracket right below its text: "(two of them new) and …". */
const goesOnInBracket = (row: Row, before: Row, first: Row, { right }: Spacing) =>
  first.mark !== undefined &&
  /^\(\p{L}/u.test(row.text) &&
  row.segments.length === 1 &&
  Math.abs(row.x0 - first.x0) <= textEdge &&
  isFull(row, before, right);

/** Whether a line in bold goes on with the bold end of the line above, which had no room for its first word. */
const goesOnBold = (row: Row, before: Row, { right }: Spacing) =>
  lastOf(before.words).bold && (/^\p{Ll}/u.test(row.text) || isFull(row, before, right));

/** Whether a line with a bold name at its start stands below the sign of an item, left of its text. */
const opensBoldAtSign = (row: Row, before: Row, first: Row) =>
  row.words[0]?.bold === true && !lastOf(before.words).bold && !first.words[0]?.bold && /^\p{Lu}/u.test(row.text);

/** Whether an item that tells a job breaks off before its dates, or between the first and the last. */
function leavesDatesOpen(rows: Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  return (
    opensJobSentence(text) &&
    (!/(?<!\b(?:sr|jr|asst|dy|pvt|ltd|st))[.!?]$/i.test(text) || /\b(?:to|till|from|since)$/i.test(text)) &&
    (findDates(text).length === 0 || /(?:\b(?:to|till|until|upto|from)|[-–])$/i.test(text))
  );
}

/** Whether an item that tells a study breaks off before its year: "Diploma in Trade from Elm Technical". */
function leavesStudyOpen(rows: Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  const isTold = namesDegree(text) && (/\s(?:from|through)(?:\s|$)/i.test(text) || schoolCue.test(text));
  return isTold && findDates(text).length === 0 && !/[.!?]$|\d\s?%/.test(text);
}

/** A degree at the beginning of a line, and what leads to its school: "12th from", "B.Com (Trade) from". */
const opensStudy = /^(\S+(?: \S+){0,6}?)\s+from\s+\p{Lu}/u;

/** Whether a row begins to tell a study below one that was told to its end: "SSC from Elm High School in 2008". */
function tellsNextStudy({ text, mark }: Row, rows: Row[]): boolean {
  const [, degree = ''] = mark ? [] : (opensStudy.exec(text) ?? []);
  if (!namesDegree(degree) || /^\p{Ll}/u.test(degree)) return false;
  const told = rows.map((row) => row.text).join(' ');
  return namesDegree(told) && /\sfrom\s/i.test(told) && (findDates(told).length > 0 || /[.!?]$|\d\s?%/.test(told));
}

/** Whether a row begins with the last word of a school's name and tells no degree: "University (Leeds) in 2013". */
const opensWithSchool = ({ text, mark }: Row) =>
  !mark &&
  /^(?:University|College|Institute|School|Board)\b(?! (?:of|for)\b)/i.test(text) &&
  !namesDegree(withoutLevels(text));

/** Whether rows tell a job without its time, in a sentence that may have ended: "Worked as Clerk at Harbor Works Ltd." */
function tellsJobUndated(rows: Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  return opensJobSentence(text) && findDates(text).length === 0;
}

/** Whether a row stands about where the lines of an item may: some characters left of its sign, or deeper than its text. */
const isNear = (row: Row, first: Row) =>
  row.x0 >= (first.mark?.x0 ?? first.x0) - 3 * row.size && row.x0 <= first.x0 + 2 * deepest * row.size;

/**
 * Whether a row goes on with the time of what is told above it: "From 2011 – March, 2014 in the role of …", "(Leeds)
 * from May 2012 to June 2013".
 */
function opensWithTime({ text }: Row): boolean {
  const lead = /^(?:\([^()]*\))?\W*(?:from|since|during|between)\s+/i.exec(text)?.[0].length;
  return lead !== undefined && findDates(text).some(({ start }) => start <= lead);
}

function isRangeAlone({ text }: Row): boolean {
  const [date] = findDates(text);
  return date?.isRange === true && date.start < 2 && date.end >= text.length - 2;
}

/** Whether a row tells when the job was that the rows above tell without dates: "Duration period (2013 to 2015)". */
export function tellsDatesOf(row: Row, rows: Row[]): boolean {
  const [date] = findDates(row.text);
  const [first] = rows;
  if (date && !row.mark && row.segments.length === 1 && endsRangeOf(row, date, rows)) return true;
  if (!date?.isRange || row.mark || row.segments.length > 1 || /:$/.test(row.text)) return false;
  // A date at the right edge is that of the next job.
  if (first && row.x0 > first.x0 + 3 * row.size) return false;
  const rest = row.text.slice(0, date.start) + row.text.slice(date.end);
  if (!/^\W*(?:(?:duration|period|tenure|from|time)\W*){0,2}$/i.test(rest)) return false;
  return tellsJobUndated(rows);
}

/** Whether a row is the end of the time that a sentence about a job leaves open: "… from May 2012" above "to June 2013". */
function endsRangeOf({ text }: Row, { start, end }: { start: number; end: number }, rows: Row[]): boolean {
  const told = rows.map((row) => row.text).join(' ');
  const isEnd = end >= text.length - 2 && !findDates(text)[0]?.isRange;
  if (!isEnd || !opensJobSentence(told)) return false;
  const from = findDates(told).at(-1);
  const isFrom = from?.end === told.length && !from.to && /^(?:from|since)\s/i.test(told.slice(from.start));
  return isFrom
    ? /^(?:to|till|until|upto)\s*$/i.test(text.slice(0, start))
    : start === 0 && /\bto \d{1,2}$/i.test(told);
}

/** Whether a sentence that tells a job has come to its end with the title: "Working in Harbor Works as an Accountant". */
function endsWithTitle(rows: Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  const title = opensJobSentence(text) ? /\sas\s+(?:an?\s+)?(\S[^,.;]{2,50})$/i.exec(text)?.[1] : undefined;
  return title !== undefined && !/\s(?:in|at|with|from|of|for)\s/i.test(title) && titleScoreOf(title) >= 2;
}

/** Whether a row begins with the last word of a post and goes on in a sentence: "… as a Chief" / "Accountant in the works". */
const goesOnWithTitle = ({ text }: Row) =>
  /^\p{Lu}\p{L}+ \p{Ll}/u.test(text) && titleScoreOf(text.split(' ', 1)[0] ?? '') >= 1;

function widestGap(row: Row, before: Row, { leading }: Spacing): number {
  if (isSentenceTail(row, before)) return Math.max(2.4 * row.size, 1.1 * leading);
  const usual = Math.max(1.35 * leading, 1.3 * row.size);
  return Math.min(usual, Math.max(1.75 * row.size, 1.1 * leading));
}

/**
 * Whether the line above ran to the edge and breaks off inside a phrase: what follows belongs to it, also where it is a
 * date, a town or bold ("… from July" / "2016.").
 */
function isLeftOpen(row: Row, before: Row, first: Row, { right }: Spacing): boolean {
  if (!openEnd.test(before.text) || row.mark || row.segments.length > 1 || before.words.length < 4) return false;
  const left = Math.min(first.mark?.x0 ?? first.x0, first.x0) - 3 * row.size;
  const placed = row.x0 >= left && row.x0 <= first.x0 + 2 * row.size;
  const leadsToSchool = /\b(?:at|from)$/i.test(before.text) && namesDegree(before.text);
  const tellsJob = /\p{Ll}$/u.test(before.text) && opensJobSentence(first.text);
  return placed && (isFull(row, before, right) || tellsJob || leadsToSchool || breaksOff(row, before, first));
}

/** A line that ends with a word that leads on, or before the year of its month: no list item ends so, however short its line is. */
const leadsOn = /\s(?:and|or|of|for|the|an?|in|on|at|to|with|from|by|as|under)$/iu;
const month = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}[.,]?$/iu;

const breaksOff = ({ text, x0 }: Row, before: Row, first: Row): boolean =>
  first.mark !== undefined &&
  x0 >= first.mark.x0 - textEdge &&
  x0 <= first.x0 + textEdge &&
  (leadsOn.test(before.text) || (month.test(before.text) && /^(?:19|20)\d\d(?!\d)/.test(text)));

/** Whether a line had no room for the first word of the next one, and did not end a sentence. */
function isFull(row: Row, before: Row, right: number): boolean {
  return before.x1 + (row.words[0]?.x1 ?? 0) - row.x0 > right - row.size && !/[.!?]$/.test(before.text);
}

/** A list without bullet signs: a line that had room for the next word, and a next line that begins like an item. */
function endsItem(before: Row, row: Row, edge: number): boolean {
  const [last, first] = [before.words.at(-1), row.words[0]];
  if (!last || !first || !/^[\p{Lu}\d]/u.test(first.text)) return false;
  return before.x1 + (first.x1 - first.x0) + 1.5 * row.size < edge && /[\p{L}\d%).!?]$/u.test(last.text);
}

/** A header at the same x as bullet text: shorter lines above it show that the bullet had ended. */
function looksLikeHeader(row: Row, before: Row): boolean {
  if (datesEntry(row) || row.segments.length > 1) return true;
  return (
    /[.!?]$/.test(before.text) && /^\p{Lu}/u.test(row.text) && textStyleOf(row).italic && !textStyleOf(before).italic
  );
}
