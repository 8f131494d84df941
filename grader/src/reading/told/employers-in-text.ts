import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isPlace } from '../../words/places/places.ts';
import { atEmployer, employerEnd, mostEmployerWords } from './job-sentence-words.ts';

/** Where something stands in a text. */
export type Range = [start: number, end: number];

/** The legal form of a firm. */
export const limited = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|pvt)(?!\p{L})/iu;
/** The letters of an employer's name without its legal form, which people write in several ways. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})(?:m\/s|private|pvt|limited|ltd|llc|co|company)(?!\p{L})/gu, '')
    .replace(/[^\p{L}\d]/gu, '');
/** Where an employer begins behind a "from", and one in small letters that its legal form tells. */
export const fromName = /\bfrom\s+(?=["“‘]?(?:M\/s|\p{Lu}))/giu;
export const smallName = /\s(?:in|at|with)\s+(?=(?:[\p{Ll}&.]+ ){1,4}(?:pvt\.? ?)?(?:ltd|limited)(?!\p{L}))/giu;
/** The employers of a text; one inside another, behind what was done there, is the name: "in Plumbing in Harbor Works Ltd". */
export function employersIn(text: string): Range[] {
  const all = namesBehind(text, atEmployer);
  const isInside = ([from]: Range, [start, end]: Range) => from > start && from < end;
  const isWork = ([from]: Range, [start]: Range) => organisationScoreOf(text.slice(from, start)) < 0.7;
  return all.filter(
    (one) => !all.some((other) => isInside(other, one) && limited.test(text.slice(...other)) && isWork(one, other)),
  );
}

/** What is named behind each match of a pattern and may be an employer. */
export function namesBehind(text: string, pattern: RegExp): Range[] {
  return allMatches(pattern, text)
    .map(({ index, 0: lead }) => inBrackets(text, index + lead.length) ?? rangeFrom(text, index + lead.length))
    .map((range) => (isLong(text.slice(...range)) ? upToLegalForm(text, range) : range))
    .filter(([from, to]) => isEmployer(text.slice(from, to)));
}

const rangeFrom = (text: string, from: number): Range => [from, endOf(text, from, employerEnd)];

/** A name that stands in brackets from its start to its end: "at (HARBOR WORKS) in Leeds". */
function inBrackets(text: string, from: number): Range | undefined {
  const [whole = '', name = ''] = /^\(\s*([^()]{3,60}?)\s*\)/u.exec(text.slice(from)) ?? [];
  const start = from + whole.indexOf(name);
  return name === '' ? undefined : [start, start + name.length];
}

/** Whether a text may be the name of an employer. */
export function isEmployer(name: string): boolean {
  const [date] = findDates(name);
  return (
    !isLong(name) &&
    !isPost(name) &&
    (date === undefined || date.start > 2) &&
    !/^(?:I|India|UAE|KSA|[Yy]ear)\s*$/.test(name) &&
    !/^\d+\+?\s*(?:years?|yrs|months?)\b/i.test(name) &&
    (!isPlace(name) || isNameInTown(name))
  );
}

/** "Six Oaks Home Goods, Leeds" reads as a place, and is a name too long for a town. */
function isNameInTown(name: string): boolean {
  const head = name.slice(0, Math.max(0, name.lastIndexOf(',')));
  return (
    (head.split(/\s+/).length >= 3 || /^\p{Lu}{3,}$/u.test(head)) &&
    !isPlace(head) &&
    !/\b(?:city|town|islands?|area|province|district)$/i.test(head)
  );
}

/** A post in words of the language: "Maintenance Engineer", but not the "Rossi Kruger Associate" of two names. */
const isPost = (name: string) =>
  titleScoreOf(name) >= 2 &&
  organisationScoreOf(name) < 0.7 &&
  (name.match(/\p{L}{2,}/gu) ?? []).every((word) => isKnownWord(word.toLowerCase()));

const isLong = (name: string) => name.split(' ').length > mostEmployerWords;

/** "Harbor Works Limited looking after the pumps of …": a name that a long text goes on behind. */
function upToLegalForm(text: string, [from, to]: Range): Range {
  const end = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c)\.?(?=\s+(?:\p{Ll}|,))/iu.exec(text.slice(from, to));
  return end ? [from, from + end.index + end[0].length] : [from, to];
}

/** Where what begins somewhere in a text ends: at a stop, at a date, or with the text. */
export function endOf(text: string, from: number, stop: RegExp): number {
  const match = stop.exec(text.slice(from));
  const date = findDates(text.slice(from)).find(({ start }) => start > 1);
  return from + Math.min(match?.index ?? text.length, date?.start ?? text.length, text.length - from);
}
