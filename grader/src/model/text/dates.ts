import {
  monthOf,
  monthPattern,
  openEnds,
  rangeWords,
  romanMonths,
  seasonStarts,
  sinceWords,
} from '../../words/months.ts';
import { ofTexts, remembered } from '../../words/remembered.ts';
import type { Word } from '../page.ts';
import type { DateSpan, MonthDate } from '../resume.ts';
import { allMatches } from './all-matches.ts';
import { textOf, wordsBetween } from './text.ts';

/** The small sign of the first Roman number; the others follow it. */
const firstNumeral = 0x2170;
// All patterns are for small letters: one that takes both is compiled in nearly twice the time.
const month = `(?:${monthPattern}|[\u2170-\u217b])`;
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const monthNumber = '(?:0?[1-9]|1[0-2])';
/** An apostrophe, or what people type for one: "Jan ‘14". */
const quote = "['’‘`´”“]";
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const season =
  '(?:spring|summer|fall|autumn|winter|michaelmas|hilary|trinity|lent|easter)(?:\\s+(?:term|semester|quarter))?';
const point = `(?:${[
  `${day}(?:\\s?(?:st|nd|rd|th)|er|\\.|º)?(?:\\s*|\\s?-\\s?)(?:of\\s+|de\\s+)?${month}(?:\\s?\\.)?\\s?${quote}?,?\\s*(?:[-–]|del?\\s+)?\\s*${year}`,
  `${day}[-./]${month}[-./]${year}`,
  `${month}\\.?\\s+${day}(?:(?:st|nd|rd|th)?\\s?,\\s*|(?:st|nd|rd|th)\\s+)${year}`,
  `${month}-${day}-${year}`,
  `${month}(?:\\s?\\.)?${quote}?[,;]?\\s*(?:[-/–]|del?\\s)?\\s*(?:${quote}?\\s?${year}|${quote}\\s?\\d{2}(?!\\d))`,
  `${day}[/.-]${day}[/.-]\\s?${year}`,
  `${year}[/.-](?:0[1-9]|1[0-2])[/.-](?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `${monthNumber}\\s?[/.]\\s?${year}`,
  `(?:0[1-9]|1[0-2])-${year}(?!-)`,
  `${year}\\s?[-/.]\\s?(?:0[1-9]|1[0-2])(?![\\d/.]|-(?!${year}[/.]))`,
  `q[1-4]\\s*${year}`,
  `${year}\\s*q[1-4]`,
  `${season}(?:\\s?[/&]\\s?${season})?,?\\s+(?:${year}|${quote}\\d{2}(?!\\d))`,
  year,
].join('|')})`;
/** Ends with years of two digits, which are dates in a range only: "Jan-18", "06/18", "21-Sep-17", "21-09-17", "1st May’14". */
const rangeEnd = `(?:${point}|${day}[-./]\\s?${month}[-./]\\s?\\d{2}(?![\\d-])|${day}(?:st|nd|rd|th)?\\s${month}\\s?${quote}\\s?\\d{2}(?!\\d)|(?:${day}-${monthNumber}-|(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.)\\d{2}(?![\\d.-])|${month}\\.?-\\d{2}(?![\\d-])|${monthNumber}/\\d{2}(?![\\d/]))`;
/** An end whose year is shorter than that of the start: "Jun 2021 – Oct 23". */
const lateEnd = `${month}\\.?\\s\\d{2}(?!\\d|,|\\s*${year})`;
/** Ends that are dates only where both are written so: "June 16 – July 18", "3rd May 09 to 11th June 10", "06/05/14 – 09/03/15", "2008 Jan. to 2010 Feb.". */
const shortEnd = `(?:(?:${day}(?:st|nd|rd|th)?\\s+)?${month}\\.?,?\\s?\\d{2}(?!\\d|(?:st|nd|rd|th)\\b)|${day}/${monthNumber}/\\d{2}(?![\\d/])|${year}\\s+${month}\\.?)`;
/** What tells of an end that it is still to come: "Sep 2031 – Expected May 2035". */
const toCome = '(?:(?:expected|anticipated|projected)(?:\\s+(?:graduation|completion))?:?\\s+)?';
const between = `\\s*(?:[-–—−‐‑~→]{1,3}\\s*(?:(?:${rangeWords})\\s)?|(?<=\\p{L}\\.?\\s?${year}\\s?)/(?=\\s?${month}\\.?\\s?${year})|(?:,\\s)?(?<![\\p{L}\\p{N}])(?:${rangeWords})(?![\\p{L}\\p{N}])|(?<=\\d\\s?)to(?=\\s?\\d|\\s))\\s*${toCome}`;
const open = `\\(?(?<!\\p{L})(${openEnds})(?!\\p{L})\\)?`;
const before = '(?<![\\p{L}\\p{N}_$£€.,#/])';
const range = new RegExp(
  `${before}(?:(${rangeEnd})|(${month}\\.?|${season}|${day}(?:st|nd|rd|th)?\\s+${month}\\.?(?!-\\d{2}(?!\\d|(?:st|nd|rd|th)?\\s?${month})|\\s?[-–]\\s?${year})))${between}(?:(${rangeEnd}|${lateEnd})|${open}|(${quote}?\\d{2})(?![\\d%/.:-]|(?:st|nd|rd|th)?\\s${month}))(?![\\p{L}\\p{N}_%])|${before}(${shortEnd})${between}(?:(${shortEnd})(?!\\s*,?\\s*${year})|${open})(?![\\p{L}\\p{N}_%/])|${before}(${point})\\s+(to\\s+date|onwards|continuing|continued?(?=\\W*$))(?!\\p{L})|(?<![\\p{L}\\p{N}_$£€.,#/-])(${year})/(\\d{2})(?!\\d)`,
  'gu',
);
/** Words that lead to the date of a degree: "Expected graduation date: June 2027". */
const foreseen = '(?:expected|anticipated|projected|graduat\\p{L}+)(?:\\s+(?:in|graduation|completion|date))*';
const single = new RegExp(
  `(?<![\\p{L}\\p{N}_$£€.,#/-])(?:(${foreseen}|class of|${sinceWords})[:\\s]+)?(${point}|(?<=\\b(?:since|from)\\s+)${day}(?:st|nd|rd|th)?\\s${month}\\s\\d{2})(?![\\p{L}\\p{N}_%/])`,
  'gu',
);
const since = new RegExp(`^(?:${sinceWords})$`);

type Point = { date: MonthDate; ambiguous: boolean };

type Found = {
  start: number;
  end: number;
  from?: MonthDate;
  to?: MonthDate;
  present: boolean;
  isRange: boolean;
  bare: boolean;
  ambiguous: boolean;
};

/**
 * Finds the dates in a run of words, ranges before single dates. A bare year is a date only where it stands alone
 * between separators, since prose is full of years that are names ("Windows 2012").
 */
export function datesIn(words: Word[], { bareYears = true } = {}): DateSpan[] {
  const text = textOf(words);
  return findDates(text)
    .filter((found) => !found.bare || (bareYears && standsAlone(text, found)))
    .map(({ start, end, from, to, present, isRange, ambiguous }) => ({
      text: withoutBracket(text.slice(start, end)),
      words: wordsBetween(words, start, end),
      ...(from ? { start: from } : {}),
      ...(to ? { end: to } : {}),
      present,
      isRange,
      ambiguous,
    }));
}

/** A date without a bracket that was opened before it: "till now)". */
const withoutBracket = (text: string) => (text.includes('(') ? text : text.replace(/\)$/, ''));

function standsAlone(text: string, { start, end }: Found): boolean {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return (before === '' || /[|·•,–—(\-:]$/.test(before)) && (after === '' || /^[|·•,–—);-]/.test(after));
}

/** No date is without a figure, and no date is without one of these; most texts have none. */
const figure = /\d/;
const hint =
  /(?:19|20)\d\d|['’‘`´]\s?\d\d|\d\/\d\d|\p{L}\.?-\d\d|\d[-.]\d{1,2}[-.]\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}[.,]? ?\d\d(?!\d)/iu;
/** Finds all dates and date ranges in a text, with their offsets. */
export function findDates(text: string): readonly Found[] {
  return figure.test(text) ? searchDates(text) : [];
}

/** Whether a text is one date or range and nothing else but a sign. */
export function isDateText(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.end - date.start >= text.trim().length - 1;
}

const romanMonth = `(?<![\\p{L}\\p{N}.-])(?:${romanMonths.toReversed().join('|')})(?=[ .]${year})`;
/** Roman months at both ends, or at the start of a text that is a date: "Engineer II 2019 – 2021" is a title and its years. */
const romanRange = new RegExp(
  `${romanMonth}[ .]${year}\\s*[-–—]\\s*${romanMonth}|^\\s*${romanMonth}[ .]${year}\\s*(?:[-–—]|$)`,
  'u',
);
const romanPoint = new RegExp(`(${romanMonth})[ .](?=${year})`, 'gu');

/** The text with Roman months as single signs, every other letter in its place: "VII 2015" is "Ⅶ   2015". */
const withNumerals = (text: string) =>
  romanRange.test(text)
    ? text.replace(romanPoint, (whole, name: string) =>
        String.fromCodePoint(firstNumeral + romanMonths.indexOf(name)).padEnd(whole.length),
      )
    : text;

/** The text in small letters, every letter in its place: one capital of Turkish would become two signs. */
const inSmallLetters = (text: string) => text.replaceAll('İ', 'I').toLowerCase();

const searchDates = remembered((original: string): readonly Found[] => {
  if (!hint.test(original)) return [];
  const text = inSmallLetters(withNumerals(original));
  const found: Found[] = [];
  for (const match of allMatches(range, text)) {
    const [whole, left, half, right, present, short, brief, briefEnd, briefOpen, lone, toDate, academic, academicEnd] =
      match;
    const start = match.index;
    const last = right ?? briefEnd;
    const opening = left ?? lone ?? brief;
    const ends = endsOf(opening, last);
    const { to } = ends;
    let { from } = ends;
    let end = to?.date;
    if (half && to) from = { date: { ...parsePoint(`${half} ${to.date.year}`).date }, ambiguous: false };
    if (half && !to) continue;
    if (short && from) end = { year: centuryOf(from.date.year, short) };
    if (academic && isMonthOf(academic, academicEnd)) continue;
    if (academic) {
      from = { date: { year: Number(academic) }, ambiguous: false };
      end = { year: centuryOf(Number(academic), academicEnd ?? '') };
    }
    found.push({
      start,
      end: start + whole.length,
      ...(from ? { from: from.date } : {}),
      ...(end ? { to: end } : {}),
      present: (present ?? briefOpen) !== undefined || toDate !== undefined,
      isRange: true,
      bare: false,
      ambiguous: (from?.ambiguous ?? false) || (to?.ambiguous ?? false),
    });
  }
  for (const match of allMatches(single, text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && end > other.start)) continue;
    const { date, ambiguous } = parsePoint(match[2] ?? '');
    const isOpen = since.test(match[1] ?? '');
    const bare = /^\d{4}$/.test(match[0].trim());
    found.push({
      start,
      end,
      ...(isOpen ? { from: date } : { to: date }),
      present: isOpen,
      isRange: isOpen,
      bare,
      ambiguous,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}, ofTexts);

/** Reads both ends of a range; where one of them, or their order, shows that days come before months, so does the other. */
function endsOf(opening: string | undefined, last: string | undefined): { from?: Point; to?: Point } {
  const [from, to] = [opening, last].map((end) => (end ? parsePoint(end) : undefined));
  const [lateFrom, lateTo] = [opening, last].map((end) => (end ? dayFirst(end) : undefined));
  const isSure = (from && lateFrom && !from.ambiguous) || (to && lateTo && !to.ambiguous);
  const isTurned =
    from && to && lateFrom && lateTo
      ? monthsOf(to.date) < monthsOf(from.date) && monthsOf(lateTo.date) >= monthsOf(lateFrom.date)
      : false;
  const [first, second] = isSure || isTurned ? [lateFrom ?? from, lateTo ?? to] : [from, to];
  return { ...(first ? { from: first } : {}), ...(second ? { to: second } : {}) };
}

/** A date of three numbers with its day first: "02/09/2023" in September. Undefined where the second is no month. */
function dayFirst(text: string): Point | undefined {
  const [, month, year] = /^\d{1,2}[-./](\d{1,2})[-./]\s?((?:19|20)\d\d)$/.exec(text) ?? [];
  if (Number(month) < 1 || !(Number(month) <= 12)) return undefined;
  return { date: { year: Number(year), month: Number(month) }, ambiguous: false };
}

/** Whether two digits behind a year are a month and no later year: "2019/04", but "2009/10". */
const isMonthOf = (year: string, two = '') => Number(two) >= 1 && Number(two) <= 12 && Number(two) < Number(year) % 100;

function centuryOf(near: number, short: string): number {
  const two = Number(short.replace(/\D/g, ''));
  const full = near - (near % 100) + two;
  return full < near ? full + 100 : full;
}

/** A year of two digits: up to 45 it is in this century. */
function yearOf(two: string): number {
  return 2000 + Number(two) - (Number(two) > 45 ? 100 : 0);
}

/** Reads one date, in small letters, as exactly as it is printed. Numbers that could be day-month or month-day are ambiguous. */
function parsePoint(text: string): Point {
  const full = text.match(/(?:19|20)\d\d/);
  const short = full ? null : text.match(/['’‘`´]\s?(\d{2})|[-/\s,.\p{L}](\d{2})$/u);
  const year = full ? Number(full[0]) : short ? yearOf(short[1] ?? short[2] ?? '') : 0;
  const numeral = text.match(/[\u2170-\u217b]/)?.[0];
  if (numeral) return { date: { year, month: (numeral.codePointAt(0) ?? 0) - firstNumeral + 1 }, ambiguous: false };
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  for (const word of words) {
    const month = monthOf(word) ?? seasonStarts[word];
    if (month) return { date: { year, month }, ambiguous: false };
  }
  if (words.length > 0) return { date: { year }, ambiguous: false };
  if (short && (text.match(/\d+/g)?.length ?? 0) < 3)
    return { date: { year, month: Number.parseInt(text, 10) }, ambiguous: false };
  const quarter = text.match(/q([1-4])/);
  if (quarter) return { date: { year, month: Number(quarter[1]) * 3 - 2 }, ambiguous: false };
  const rest =
    text
      .replace(/(?:19|20)\d\d|(?<=\d[-./]\d{1,2}[-./])\d\d$/, ' ')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? [];
  const [first, second] = rest;
  if (first === undefined) return { date: { year }, ambiguous: false };
  if (second === undefined) return { date: { year, month: first }, ambiguous: false };
  if (/^(?:19|20)\d\d/.test(text)) return { date: { year, month: first }, ambiguous: false };
  if (first > 12) return { date: { year, month: second }, ambiguous: false };
  return { date: { year, month: first }, ambiguous: second <= 12 };
}

/** Months since year 0, for comparing; a year alone counts as its first month, or as month `missing`. */
export function monthsOf(date: MonthDate, missing = 1): number {
  return date.year * 12 + (date.month ?? missing) - 1;
}
