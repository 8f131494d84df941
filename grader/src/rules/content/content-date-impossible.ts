import { workEntriesOf } from '../../model/questions.ts';
import type { DateSpan, Entry, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { spansLines } from '../../model/text/spans-lines.ts';

const longestMonths = 60 * 12;

/** Impossible dates make a reader doubt the rest. */
export const contentDateImpossible: Rule = {
  name: 'content-date-impossible',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 6, max: 12, per: 'document' },
  about: {
    title: 'Dates can be true',
    finds: 'Roles that end before they begin, begin in the future, or are called present although they ended.',
    why: 'A wrong date looks careless, or worse.',
  },
  inVitae: false,

  *check(resume) {
    const work = new Set(workEntriesOf(resume));
    for (const entry of resume.sections.flatMap((section) => section.entries)) {
      const fault =
        entry.date && (faultOf(entry.date, resume, work.has(entry)) ?? (isSaidToLast(entry) ? ended : undefined));
      if (!entry.date || fault === undefined) continue;
      yield {
        title: 'Check these dates',
        advice: `“${entry.date.text}” ${fault}`,
        text: entry.date.text,
        at: entry.date.words,
      };
    }
  },
};

/** Whether the sentence of a job calls it a present one, although its time has an end: "Now working … till June 2017". */
function isSaidToLast({ date, header, bullets, paragraphs }: Entry): boolean {
  if (!date?.isRange || date.present || !date.end || header.length > 0) return false;
  const [first] = [...bullets, ...paragraphs];
  if (first !== undefined && isBeginning(date, first.text)) return false;
  return first !== undefined && lasting.test(first.text) && date.words.every((word) => first.words.includes(word));
}

/** Whether a sentence names a time as the one from which on it holds: “since May 2017”. */
const isBeginning = ({ text: time }: DateSpan, text: string) =>
  /\bsince\W*$/i.test(text.slice(0, Math.max(0, text.indexOf(time))));

const lasting = /^\W*(?:i(?:’m|'m| am)? )?(?:now|currently|presently|at present)\b.{0,12}\bworking\b/i;
const ended = 'is over, and the line says that you work there now. Correct one of the two.';

/** Terms of a year at a university, of which the winter may be the first. */
const winterTerm = /\bwinter\b/i;

function faultOf(date: DateSpan, { today }: Resume, isWork: boolean): string | undefined {
  const { start, end, present, ambiguous, text } = date;
  if (ambiguous) return undefined;
  const now = monthsOf(today);
  const month = text.match(/(?<![\d/.-])(\d{1,2})[/.](?:19|20)\d\d/);
  if (month && Number(month[1]) > 12) return 'names a month that does not exist.';
  // "September – March 2014" leaves out a year, and that is the year before.
  const hasBothYears = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)|['’]\s?\d\d(?!\d)/g) ?? []).length >= 2;
  const isYearLeftOut = !hasBothYears && /^(?:\d{1,2}(?:st|nd|rd|th)?[\s.,]+)?\p{L}/u.test(text);
  const isTurned = start && end && !isYearLeftOut && monthsOf(end, 12) < monthsOf(start);
  // Two open times of a list were read as one: "2019 –" above "2017 –".
  if (isTurned && !spansLines(date.words) && !winterTerm.test(text))
    return 'ends before it starts. Correct the month or the year that is wrong.';
  if (start && (isWork || present) && monthsOf(start) > now + 1) return 'starts in the future.';
  // A day of the month, “May 2022 – 17”, is no year.
  const isTold = hasBothYears || end === undefined;
  if (start && isTold && monthsOf(end ?? today, 12) - monthsOf(start) > longestMonths)
    return 'is longer than a working life.';
  return undefined;
}
