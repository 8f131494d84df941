import { monthNumbers, seasonStarts } from '../../words/months.ts';
import type { Word } from '../page.ts';
import type { DateSpan, MonthDate } from '../resume.ts';
import { textOf, wordsBetween } from './text.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const monthNumber = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const season =
  '(?:spring|summer|fall|autumn|winter|michaelmas|hilary|trinity|lent|easter)(?:\\s+(?:term|semester|quarter))?';
const now = '(?:present|current(?:ly)?|now|today|ongoing|to\\s+date|date)';
const point = `(?:${[
  `${day}(?:st|nd|rd|th)?\\s+${month}\\.?,?\\s+${year}`,
  `${month}\\.?\\s+${day}(?:st|nd|rd|th)?,\\s*${year}`,
  `${month}\\.?,?\\s*[-\\s]?\\s*(?:${year}|['’]\\d{2}(?!\\d))`,
  `${day}[/.-]${day}[/.-]${year}`,
  `${year}[/.-](?:0[1-9]|1[0-2])[/.-](?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `${monthNumber}\\s?[/.]\\s?${year}`,
  `${year}\\s?[-/.]\\s?(?:0[1-9]|1[0-2])(?![\\d/.-])`,
  `Q[1-4]\\s*${year}`,
  `${year}\\s*Q[1-4]`,
  `${season},?\\s+${year}`,
  year,
].join('|')})`;
const between = '\\s*(?:[-–—−‐‑]{1,3}|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b)\\s*';
const range = new RegExp(
  `(?<![\\w$£€.,#/])(?:(${point})|(${month}\\.?|${season}|${day}\\s+${month}))${between}(?:(${point})|\\b(${now})\\b|(['’]?\\d{2})(?![\\d%/.:-]))(?![\\w%])|(?<![\\w$£€.,#/])(${point})\\s+(to\\s+date)\\b|(?<![\\w$£€.,#/-])(${year})/(\\d{2})(?!\\d)`,
  'gi',
);
const single = new RegExp(
  `(?<![\\w$£€.,#/-])(?:(expected|anticipated|since|graduat\\w+|from|class of)[:\\s]+)?(${point})(?![\\w%/])`,
  'gi',
);

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
      text: text.slice(start, end),
      words: wordsBetween(words, start, end),
      ...(from ? { start: from } : {}),
      ...(to ? { end: to } : {}),
      present,
      isRange,
      ambiguous,
    }));
}

function standsAlone(text: string, { start, end }: Found): boolean {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return (before === '' || /[|·•,–—(\-:]$/.test(before)) && (after === '' || /^[|·•,–—);-]/.test(after));
}

/** Finds all dates and date ranges in a text, with their offsets. */
export function findDates(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(range)) {
    const [whole, left, half, right, open, short, lone, toDate, academic, academicEnd] = match;
    const start = match.index;
    const to = right ? parsePoint(right) : undefined;
    let from = left ? parsePoint(left) : lone ? parsePoint(lone) : undefined;
    let end = to?.date;
    if (half && to) from = { date: { ...parsePoint(`${half} ${to.date.year}`).date }, ambiguous: false };
    if (half && !to) continue;
    if (short && from) end = { year: centuryOf(from.date.year, short) };
    if (academic) {
      from = { date: { year: Number(academic) }, ambiguous: false };
      end = { year: centuryOf(Number(academic), academicEnd ?? '') };
    }
    found.push({
      start,
      end: start + whole.length,
      ...(from ? { from: from.date } : {}),
      ...(end ? { to: end } : {}),
      present: open !== undefined || toDate !== undefined,
      isRange: true,
      bare: false,
      ambiguous: (from?.ambiguous ?? false) || (to?.ambiguous ?? false),
    });
  }
  for (const match of text.matchAll(single)) {
    const start = match.index;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && end > other.start)) continue;
    const { date, ambiguous } = parsePoint(match[2] ?? '');
    const since = /since|from/i.test(match[1] ?? '');
    const bare = /^\d{4}$/.test(match[0].trim());
    found.push({
      start,
      end,
      ...(since ? { from: date } : { to: date }),
      present: since,
      isRange: since,
      bare,
      ambiguous,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

function centuryOf(near: number, short: string): number {
  const two = Number(short.replace(/\D/g, ''));
  const full = near - (near % 100) + two;
  return full < near ? full + 100 : full;
}

/** Reads one date as exactly as it is printed. Numbers that could be day-month or month-day are ambiguous. */
function parsePoint(text: string): { date: MonthDate; ambiguous: boolean } {
  const full = text.match(/(?:19|20)\d\d/);
  const short = text.match(/['’](\d{2})/);
  const year = full ? Number(full[0]) : short ? 2000 + Number(short[1]) - (Number(short[1]) > 45 ? 100 : 0) : 0;
  const named = text.toLowerCase().match(/[a-z]{3,}/);
  if (named) {
    const monthOfYear = monthNumbers[named[0].slice(0, 3)] ?? seasonStarts[named[0]];
    return { date: monthOfYear ? { year, month: monthOfYear } : { year }, ambiguous: false };
  }
  const quarter = text.match(/Q([1-4])/i);
  if (quarter) return { date: { year, month: Number(quarter[1]) * 3 - 2 }, ambiguous: false };
  const rest =
    text
      .replace(/(?:19|20)\d\d/, ' ')
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
