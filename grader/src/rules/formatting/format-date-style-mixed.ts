import { majorityOf } from '../../model/list/majority.ts';
import { sectionsOf, workEntriesOf } from '../../model/questions.ts';
import type { DateSpan, Entry, Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { textOf } from '../../model/text/text.ts';
import { isUnbroken } from '../../model/text/unbroken-date.ts';

/** Months that style guides never abbreviate: written in full they fit both styles. */
const neutralMonths =
  /^(?:may|june|july|march|april|mai|juni|juli|märz|mars|avril|juin|août|mayo|junio|julio|marzo|abril|aprile|maggio|maio|mei|maart)$/i;
const monthWord = /\p{L}{3,}/gu;
/** Share of the dates that tell months, or do not, from which the others are odd. */
const clearShare = 0.7;
/** "VII 2015", as in Polish and Hungarian dates. */
const romanMonth = /(?<!\p{L})[IVX]{1,4}[ .]\d{4}/u;
const yearOfSchool = /^\D*(?:19|20)\d\d ?[-–—/] ?\d\d\D*$/u;
const season = /spring|summer|fall|autumn|winter|term/i;
/** So many ranges of years alone are no slip. */
const severalYears = 3;
const openEnd = /present|current(?:ly)?|now|today|ongoing|(?<=\b(?:till?|to|until|upto)\s+)date/gi;

/** Ranges written one way throughout are read at a glance, by software too. */
export const formatDateStyleMixed: Rule = {
  name: 'format-date-style-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.2, max: 4, per: 'document' },
  habit: true,
  about: {
    title: 'Dates are written alike',
    finds: 'Dates in another style than most of yours.',
    why: 'Consistent dates are found faster and read correctly by programs.',
  },

  *check(resume) {
    const dates = comparable(resume);
    const reported = new Set<DateSpan>();
    const styles = [
      majorityOf(dates, monthsNamed, { share: clearShare }),
      ...[wordsOrNumbers, monthStyle, lengthOfYears, separatorIn(resume.rows)].map((styleOf) =>
        majorityOf(dates, styleOf),
      ),
    ];
    const yearsAlone = resume.sections.flatMap(({ entries }) => entries).filter(tellsYears).length;
    const beside = new Set(
      sectionsOf(resume, 'projects', 'activities', 'volunteering').flatMap(({ entries }) =>
        entries.map(({ date }) => date),
      ),
    );
    const odd = new Set(styles.flatMap((found) => found?.minority ?? []));
    for (const found of styles) {
      // A date that is odd in another way is no example: it is told to follow others itself.
      const examples = mostUsualFirst(found?.members.filter((date) => !odd.has(date)) ?? [], dates);
      const example = examples.find((date) => !hasDay(date) && isClean(date)) ?? examples.find(isClean);
      for (const date of found?.minority ?? []) {
        // Months are never taken away, and where several dates tell none, the years may be meant to suffice.
        if (reported.has(date) || !example || (monthsNamed(date) === 'months' && monthsNamed(example) === 'years'))
          continue;
        if (monthsNamed(date) === 'years' && (yearsAlone >= severalYears || beside.has(date))) continue;
        reported.add(date);
        yield {
          title: 'Write all dates the same way',
          advice: `“${printed(date)}” differs from your other dates. Write it like “${printed(example)}”.`,
          text: date.text,
          at: date.words,
        };
      }
    }
  },
};

/** Dates in the form that most have before others: what is to be followed is the way most dates are written. */
function mostUsualFirst(examples: readonly DateSpan[], dates: readonly DateSpan[]): DateSpan[] {
  const forms = Map.groupBy(dates, formOf);
  const times = (date: DateSpan) => forms.get(formOf(date))?.length ?? 0;
  return examples.toSorted((a, b) => times(b) - times(a));
}

/** A date with its months, words and figures made alike: “A 0 – A 0”. */
const formOf = (date: DateSpan) =>
  printed(date)
    .replace(openEnd, 'A 0')
    .replace(/\p{L}+/gu, (word) => (word.length > 4 && !neutralMonths.test(word) ? 'Aa' : 'A'))
    .replace(/\d+/g, (figures) => (figures.length > 2 ? '0000' : '00'));

/** Whether a date can be copied: two ends of one form, both months with a stop or neither, a dash or a word between them, and no blank lost or doubled. */
const isClean = ({ text }: DateSpan) => {
  const end = String.raw`(?:\p{L}{3,9}(?:\.?,? ['’]?|[.'’])(?:\d{4}|\d\d)|\d{1,2}[./-]\d{4}|\d{4}|\d{4}[./-]\d\d)`;
  const open = '(?:present|current|now|today|ongoing|(?:till? |to )?date|till? (?:date|now))';
  const form = new RegExp(`^\\W*${end}(?: ?[-–—] ?| (?:to|till?|until) )(?:${end}|${open})\\W*$`, 'iu');
  return (
    form.test(text) &&
    hasEvenStops(text) &&
    hasEvenMonths(text) &&
    !/\bto till?\b/i.test(text) &&
    !/\s[-–—]\S|\S[-–—]\s|\s{2}/u.test(text)
  );
};

/** Whether both months are written alike, in length and with a blank behind them or none: no "Sept 2018 - April 2019", no "Jun. 2017 - Jul.2018". */
function hasEvenMonths(text: string): boolean {
  const months = [...text.replace(openEnd, '').matchAll(/(\p{L}{3,})\.?(\s?)(?=['’]?\d)/gu)];
  const lengths = new Set(months.flatMap(([, month = '']) => (/^may$/i.test(month) ? [] : [month.length > 4])));
  const isNeutral = months.every(([, month = '']) => neutralMonths.test(month));
  return (lengths.size <= 1 || isNeutral) && new Set(months.map(([, , blank]) => blank)).size <= 1;
}

/** Whether a stop stands behind both months or behind neither: "Feb. 2014 to Mar 2016" is no example. */
function hasEvenStops(text: string): boolean {
  const months = text.replace(openEnd, '').match(/\p{L}{3,}\.?(?= |['’]|\d)/gu) ?? [];
  return new Set(months.map((month) => month.endsWith('.'))).size <= 1;
}

/** A date without the brackets and stops around it. */
const printed = ({ text }: DateSpan) => text.replace(/^[\s([{,;:]+|[\s)\]},;.:]+$/g, '');

const tellsYears = ({ date }: Entry) => date?.isRange && monthsNamed(date) === 'years';

/** Date ranges of roles; with fewer than three, also those of studies that name months. */
function comparable(resume: Resume): DateSpan[] {
  const rangesOf = (entries: Entry[]) =>
    entries.flatMap(({ date }) =>
      date &&
      !isOpenStart(date) &&
      isWhole(date, resume.rows) &&
      isUnbroken(date, resume.rows) &&
      (date.isRange ? isEven(date) : date.end?.month && !hasDay(date))
        ? [date]
        : [],
    );
  const roles = rangesOf(workEntriesOf(resume));
  if (roles.length >= 3) return roles;
  const studies = rangesOf(sectionsOf(resume, 'education').flatMap((section) => section.entries));
  return [...roles, ...studies.filter((date) => date.start?.month !== undefined)];
}

/** An open start, "since 2014", needs no second end to be like the others. */
const isOpenStart = ({ text }: DateSpan) => /^\W*(?:since|seit|depuis|desde|dal?|sinds)\b/i.test(text);

/** Whether a date was read to its beginning: "March 10-2015 to current" leaves the month before what was understood. */
function isWhole(date: DateSpan, rows: readonly Row[]): boolean {
  const before = textBefore(date, rows);
  return !/(?<!\p{L})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*[.,]? ?\d{0,2}(?:st|nd|rd|th)?[-,. ]*$/iu.test(
    before,
  );
}

/** What stands before a date in its row. */
function textBefore({ words: [first] }: DateSpan, rows: readonly Row[]): string {
  const row = rows.find(({ words }) => first !== undefined && words.includes(first));
  return first && row ? textOf(row.words.slice(0, row.words.indexOf(first))) : '';
}

/** Whether both ends of a range tell as much: of "2015 to 30 Mar 2016" a part was hardly read. */
const isEven = ({ start, end, present }: DateSpan) =>
  present || !end || (start?.month === undefined) === (end.month === undefined);

/** Whether a day is told: the one day of an event is no time of work, and no example for others. */
const hasDay = ({ text }: DateSpan) =>
  /(?<![\d/.])\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:of )?|[-./])\p{L}{3,}|\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,|(?<!\d)\d{1,2}([-./])\d{1,2}\1\d{2,4}/iu.test(
    text,
  );

/** Whether a date tells months at all; seasons are neither. */
function monthsNamed(date: DateSpan): string | undefined {
  const { start, end, text } = date;
  if (season.test(text)) return undefined;
  if (start?.month !== undefined || end?.month !== undefined) return 'months';
  // The year of a school or a club has no months: "2018 – 19".
  if (yearOfSchool.test(text)) return undefined;
  return monthStyle(date) === 'year' ? 'years' : undefined;
}

/** Whether months are words or numbers: "May 2020" may be short or full, but is no number. */
function wordsOrNumbers(date: DateSpan): string | undefined {
  const style = monthStyle(date);
  if (style === undefined || style === 'short' || style === 'full') return 'words';
  return style === 'number' ? style : undefined;
}

/** How months are written: in full, abbreviated, as numbers, not at all; undefined where that is unclear. */
function monthStyle({ text: whole, present }: Pick<DateSpan, 'text' | 'present'>): string | undefined {
  // How the end of what goes on is called, in whatever language, is no month.
  const text = present ? (whole.split(/\s[-–—−]\s/)[0] ?? whole) : whole;
  if (romanMonth.test(text)) return 'roman';
  const words = (text.replace(openEnd, '').match(monthWord) ?? []).filter(
    (word) => !/^(?:to|till?|until|upto|through|from|since)$/i.test(word),
  );
  if (words.length === 0 && yearOfSchool.test(text)) return undefined;
  if (words.length === 0) return /\d{1,2}\s*[/.]\s*\d{4}|\d{4}[-/.]\d{2}\b/.test(text) ? 'number' : 'year';
  if (season.test(text)) return undefined;
  const distinctive = words.filter((word) => !neutralMonths.test(word));
  if (distinctive.length === 0) return undefined;
  return distinctive.every((word) => word.length <= 4) ? 'short' : 'full';
}

/** Whether the second year of a range of years is whole: "2013-14" among "2015–2016". */
const lengthOfYears = ({ text }: DateSpan): string | undefined =>
  yearOfSchool.test(text) ? 'short' : /^\D*(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d\D*$/u.test(text) ? 'whole' : undefined;

/** How the ends of a range are joined; behind "from" in a sentence only "to" is right. */
const separatorIn = (rows: readonly Row[]) => (date: DateSpan) => {
  const style = separatorStyle(date);
  return style === 'to' && /(?<!\p{L})from\s*$/iu.test(textBefore(date, rows)) ? undefined : style;
};

function separatorStyle({ text, isRange }: DateSpan): string | undefined {
  const separator = isRange ? text.match(/[-–—−]{1,3}|\b(?:to|till?|until|upto|through)\b/i)?.[0] : undefined;
  // Which dash or which word it is hardly anybody sees.
  return separator
    ?.toLowerCase()
    .replace(/[-–—−]+/, '–')
    .replace(/^(?:till?|until|upto|through)$/, 'to');
}
