import type { Bullet, DateSpan, Part } from '../../model/resume.ts';
import { datesIn, findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { withoutTail } from '../employers/end-of-name.ts';
import { endWithBracket } from '../employers/names-in-brackets.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { employerAlone } from './employer-alone.ts';
import { nameInSmall, upToForm, withoutWhere } from './employer-names.ts';
import {
  employersIn,
  endOf,
  fromName,
  isEmployer,
  limited,
  namesBehind,
  type Range,
  smallName,
} from './employers-in-text.ts';
import {
  asTitle,
  employerEnd,
  experience,
  kindOfExperience,
  lead,
  lengthAtStart,
  mostTitleWords,
  span,
  titleEnd,
} from './job-sentence-words.ts';
import { placementIn } from './placements.ts';
import { fromFirm, fromQuoted, fromShortForm, fromTitleAlone } from './short-forms.ts';

/** A job that a sentence tells. */
type ToldJob = { title?: Part; organisation?: Part; location?: Part; date?: DateSpan };

/** Whether a text opens with how long something was: "6 months worked with Harbor Works as a Technician". */
export const opensWithLength = (text: string): boolean => lengthAtStart.test(text);

/** Whether a text opens as a sentence that tells a job: "Presently working as …", "3 years experience as …". */
export const opensJobSentence = (text: string): boolean => !/^\p{Ll}{3}/u.test(text) && lead.test(text);

/** Whether a text is a time and behind it such a sentence: "March 2014 – May 2015: worked as a Clerk with Harbor Works". */
export const opensTimedSentence = (text: string): boolean => behindTime(text) !== undefined;

/** The job that a line tells in a sentence or as "Analyst at Harbor Works (2010–2012)", where the pattern is clear; `isTimed` where its time is known. */
export function jobToldIn(unit: Pick<Bullet, 'words'>, isTimed = false): ToldJob | undefined {
  const text = textOf(unit.words);
  const [date] = datesIn(unit.words).filter(({ isRange }) => isRange);
  const part = (from: number, to: number) => cutBetween(unit.words, from, to);
  const told = opensJobSentence(text)
    ? fromSentence(text, isTimed)
    : smallLead.test(text)
      ? wholeIn(text, fromSentence(text))
      : (fromTimed(text) ??
        (date ? (fromShortForm(text) ?? fromDatedSentence(text) ?? sinceAt(text)) : fromTitleAlone(text)) ??
        placementIn(text) ??
        fromFirm(text) ??
        fromQuoted(text));
  if (!told) return undefined;
  const [name, town] = told.employer
    ? splitPlace(part(...withoutWhere(text, wholeName(text, told.employer))), true)
    : [];
  const employer = name && partOfWords(withoutTail(name));
  const when = date ?? datesIn(unit.words)[0] ?? yearAtEnd(text, unit.words);
  return {
    ...(told.title ? { title: partOfWords(part(...told.title)) } : {}),
    ...(employer && employer.text !== '' ? { organisation: employer } : {}),
    ...(town ? { location: partOfWords(town) } : {}),
    ...(when ? { date: when } : {}),
  };
}

/** An employer up to its legal form, and with what of it stands in brackets behind that. */
function wholeName(text: string, employer: Range): Range {
  const [from, to] = upToForm(text, employer);
  return [from, endWithBracket(text, to)];
}

/** A sentence that begins with a small letter may be the rest of one: it tells both or nothing. */
const smallLead = /^work(?:ed|ing) (?:as|at|in|with|for) /;
const wholeIn = (text: string, told: Told | undefined) =>
  told?.title && told.employer && titleScoreOf(text.slice(...told.title)) >= 1 ? told : undefined;

/** The year that a line without other dates ends with: "… of one month in 2011." */
function yearAtEnd(text: string, words: Bullet['words']): DateSpan | undefined {
  const year = /\sin\s+((?:19|20)\d\d)\W*$/i.exec(text);
  const from = year ? year.index + year[0].indexOf(year[1] ?? '') : 0;
  return year ? datesIn(cutBetween(words, from, from + 4))[0] : undefined;
}

type Told = { title?: Range; employer?: Range };

function fromSentence(text: string, isTimed = false): Told | undefined {
  const as = asTitle.exec(text);
  if (!as) return fromSpan(text) ?? postBehindFor(text) ?? employerAlone(text, isTimed);
  const start = as.index + as[0].length;
  const title = withinBracket(text, withoutDay(text, [start, endOf(text, start, titleEnd)]));
  const name = text.slice(...title);
  const employer =
    firmBehind(text, as.index, title[1]) ??
    employersIn(text).find(([, to]) => to <= as.index + 1) ??
    // A name before the post ends with it: "with Harbor Works Ltd, Leeds, post of Clerk".
    (titleScoreOf(name) >= 1 ? employersIn(text.slice(0, as.index)).at(0) : undefined) ??
    employersIn(text).find(([from]) => from >= title[1]) ??
    employerBehindVerb(text, as.index) ??
    [...namesBehind(text, fromName), ...namesBehind(text, smallName)].find(
      ([from, to]) =>
        limited.test(text.slice(from, to)) ||
        (from > title[1] && from <= title[1] + mostBetween && standsOut(text, [from, to])),
    ) ??
    employerBehindTime(text, title[1]) ??
    nameInSmall(text, title);
  const short = name.replace(/\s*\([^()]*\)/g, '').split(' ').length;
  const isNamed = employer && (short <= 4 && /^\p{Lu}/u.test(name) ? true : isTimed && short <= 3);
  const isTitle = titleScoreOf(name) >= 1 ? short <= mostTitleWords : isNamed;
  if (isTitle) return { title, ...(employer ? { employer } : {}) };
  return employerAlone(text.slice(0, as.index), isTimed || findDates(text).some(({ isRange }) => isRange));
}

/** A post without the day that the time behind it begins with: "Clerk 17" before "Mar 11 to Nov 15". */
function withoutDay(text: string, [from, to]: Range): Range {
  const day = /(?:\s+(?:from|since|to))?(?:\s+|(?<=\p{L}{2}))\d{1,2}(?:st|nd|rd|th)?\s*$/iu.exec(text.slice(from, to));
  return [from, day && findDates(text.slice(to))[0]?.start === 0 ? from + day.index : to];
}

/** Whether a name is one of a firm, or in capitals in a sentence that is not. */
function standsOut(text: string, [from, to]: Range): boolean {
  const name = text.slice(from, to);
  return (
    organisationScoreOf(name) >= 0.7 || (/^[\p{Lu}&.\s]{4,}$/u.test(name) && /\p{Ll}{4}/u.test(text.slice(0, from)))
  );
}

/** A post up to the end of the bracket that was opened before it: "Clerk" in "Harbor Works (as a Clerk) Leeds". */
function withinBracket(text: string, [from, to]: Range): Range {
  const end = /^[^()]*?(?=\s*\))/u.exec(text.slice(from, to));
  return [from, end ? from + end[0].length : to];
}

/** The firm right behind a post, before which only a work is named: "in two bridges, as Clerk in Harbor Works Ltd". */
function firmBehind(text: string, as: number, end: number): Range | undefined {
  const isFirm = (range: Range) => limited.test(text.slice(...range));
  const names = employersIn(text);
  const next = names.find(([from]) => from >= end);
  const above = names.filter(([, to]) => to <= as + 1);
  return next && isFirm(next) && next[0] <= end + mostBetween && !above.some(isFirm) ? next : undefined;
}

/** So many letters stand between a post and the firm behind it: " in the ". */
const mostBetween = 10;

/** "… as a Clerk from May 2012 to June 2014 Harbor Works Pvt. Ltd": an employer with its legal form at the end, behind the time. */
function employerBehindTime(text: string, from: number): Range | undefined {
  const date = findDates(text).findLast(({ isRange, end }) => isRange && end > from);
  const [, lead = '', name = ''] =
    /^([\s,:–-]*)(\p{Lu}[^,;:]{3,60}?)[\s.]*$/u.exec(date ? text.slice(date.end) : '') ?? [];
  const start = (date?.end ?? 0) + lead.length;
  return date && limited.test(name) && isEmployer(name) ? [start, start + name.length] : undefined;
}

/** Where the sentence behind the time begins that a text opens with. */
function behindTime(text: string): number | undefined {
  const [date] = findDates(text);
  if (!date || date.bare || date.start > mostBeforeDate + 1) return undefined;
  const start = date.end + (/^[\s)\].:,;–—-]*/u.exec(text.slice(date.end))?.[0].length ?? 0);
  return lead.test(text.slice(start)) ? start : undefined;
}

/** Whether a text is a time and behind it an employer and a post: "May 2012 to June 2014 in Harbor Works as a Clerk in the stores". */
export function opensDatedSentence(text: string): boolean {
  const [date] = findDates(text);
  const isTime = date?.isRange === true && date.start <= mostBeforeDate;
  return isTime && /^\W*(?:with|at|in)\s.*\sas\s+(?:an?\s+)?\p{L}/iu.test(text.slice(date.end));
}

/** The sentence behind the time that a line opens with. */
function fromTimed(text: string): Told | undefined {
  const start = behindTime(text);
  const told = start === undefined ? undefined : fromSentence(text.slice(start), true);
  if (start === undefined || !told) return undefined;
  const shifted = ([from, to]: Range): Range => [from + start, to + start];
  return {
    ...(told.title ? { title: shifted(told.title) } : {}),
    ...(told.employer ? { employer: shifted(told.employer) } : {}),
  };
}

/** "Presently working Harbor Works Ltd as Site Engineer": an employer right behind the verb. */
function employerBehindVerb(text: string, end: number): Range | undefined {
  const from = lead.exec(text)?.[0].length ?? 0;
  const start = from + (/^\s*(?=\p{Lu})/u.exec(text.slice(from))?.[0].length ?? end);
  const stop = start < end ? Math.min(end, endOf(text, start, employerEnd)) : start;
  const name = text.slice(start, stop).trim();
  return name !== '' && organisationScoreOf(name) >= 1 && isEmployer(name) ? [start, stop] : undefined;
}

const behindSpan = new RegExp(
  `^\\W*(?:(?:i\\s+)?have\\s+|with\\s+|having\\s+)?(?:around |about |over |more than |total )?${span}\\s*(?:of\\s+)?(?:(?:working|work|job)\\s+)?(?:${kindOfExperience}${experience}\\s*)?(?:(?:of|in|working|worked)\\s+)?(?:an?\\s+)?`,
  'iu',
);

/** "Two years experience of Fitter at Harbor Works": the title between a length of time and the employer. */
function fromSpan(text: string): Told | undefined {
  const start = behindSpan.exec(text)?.[0].length;
  const employer = start === undefined ? undefined : employersIn(text).find(([from]) => from > start);
  if (start === undefined || !employer) return undefined;
  const name = text.slice(start, employer[0]).replace(/\s+(?:in|at|with|for|under)\s+(?:the\s+)?$/i, '');
  const isTitle = titleScoreOf(name) >= 1 && organisationScoreOf(name) < 1 && name.split(' ').length <= 5;
  return isTitle ? { title: [start, start + name.length], employer } : undefined;
}

/** "3 years experience in Harbor Works for Clerk": the post behind a "for", at the end of the name. */
function postBehindFor(text: string): Told | undefined {
  const start = behindSpan.exec(text)?.[0].length;
  const employer = employersIn(text).find(([from]) => from === start);
  const [lead] = (employer && /^\s*for\s+(?:an?\s+)?(?=\p{Lu})/iu.exec(text.slice(employer[1]))) ?? [];
  if (!employer || lead === undefined) return undefined;
  const from = employer[1] + lead.length;
  const title: Range = [from, endOf(text, from, titleEnd)];
  const name = text.slice(...title);
  return titleScoreOf(name) >= 2 && name.split(' ').length <= 5 ? { title, employer } : undefined;
}

/** "Since October 2015 with Delta Foods Ltd, Leeds": an employer right behind the time. */
function sinceAt(text: string): Told | undefined {
  const [date] = findDates(text);
  const lead =
    date && date.start <= mostBeforeDate
      ? /^\W*(?:with|at|in)\s+(?=["“‘]?(?:M\/s|\p{Lu}))/u.exec(text.slice(date.end))
      : null;
  if (!date || !lead) return undefined;
  const start = date.end + lead[0].length;
  const employer: Range = [start, endOf(text, start, employerEnd)];
  const name = text.slice(...employer);
  return organisationScoreOf(name) >= 0.7 && isEmployer(name) ? { employer } : undefined;
}

/** So many letters of a list sign and a "since" may stand before the time. */
const mostBeforeDate = 4;

/** What stands between an employer and "as": "Harbor Works Ltd. Presently working as …". */
const untold = /(?:[\s.,:;(–-]|\b(?:presently|currently|work(?:ed|ing)))+$/iu;

/**
 * A line without a verb that has a range of dates and "as …": "Harbor Works Ltd, Leeds. As a Site Engineer from 2012 to
 * 2015", "May 2010 to June 2012 in Delta Foods as a Storekeeper".
 */
function fromDatedSentence(text: string): Told | undefined {
  const as = /(?<!\p{L})as\s+(?:an?\s+)?(?=\p{Lu})/iu.exec(text);
  if (!as || as.index === 0) return undefined;
  const start = as.index + as[0].length;
  const title: Range = [start, endOf(text, start, titleEnd)];
  const name = text.slice(...title);
  if (titleScoreOf(name) < 2 || name.split(' ').length > mostTitleWords) return undefined;
  const first = employerBefore(text, as.index);
  const isFirm = first && (/^M\/s\b/i.test(text.slice(...first)) || limited.test(text.slice(...first)));
  const employer = isFirm
    ? upToForm(text, first)
    : (employersIn(text).find(([from, to]) => to <= as.index + 1 || from >= title[1]) ?? first);
  return employer ? { title, employer } : undefined;
}

const opening = /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:from|since)\s)?/iu;
const workedWith = /^\W*(?:(?:works?|worked|working)\s+)?(?:(?:in|at|with|for)\s+)?/iu;

/** The employer that a line names from its start, or from the end of the dates it begins with. */
function employerBefore(text: string, end: number): Range | undefined {
  const start = opening.exec(text)?.[0].length ?? 0;
  const [date] = findDates(text);
  const after = date && date.start <= start ? date.end : undefined;
  const from = after === undefined ? start : after + (workedWith.exec(text.slice(after, end))?.[0].length ?? 0);
  const name = text.slice(from, end).replace(untold, '');
  const isName = /^["“‘']?(?:M\/s|\p{Lu})/u.test(name) && organisationScoreOf(name) >= 0.7;
  return isName && isEmployer(name) && findDates(name).length === 0 ? [from, from + name.length] : undefined;
}
