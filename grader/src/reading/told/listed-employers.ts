import type { Word } from '../../model/page.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { datesIn, findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { opensWithWork } from '../lists/list-lines.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { lengthOfTime } from './job-sentence-words.ts';

type Listed = Pick<Entry, 'title' | 'organisation' | 'location' | 'date'>;

const mostNameWords = 9;
/** Words that may stand besides the name, the title and the time. */
const mostOther = 3;
/** What parts a name from its time: "Harbor Works – March 2011", "Harbor Works (from 2011". */
const parting = /[\s,.:;()[\]–—-]*(?:(?:from|since|period|duration|dated?|w\.e\.f)\b[\s.:–—-]*)?$/iu;
const inBrackets = /[([]\s*(?:(?:work(?:ed|ing)\s+)?as\s+(?:an?\s+)?)?([^()[\]]{3,60})[)\]]/giu;

/**
 * The job that a line of a list names by employer and time: "Harbor Works Ltd, Leeds – March 2011 to date", "Elm Mills Ltd
 * – 1 year (Production Engineer)". `isListed` tells that the lines beside it are such, too; alone, an employer needs a
 * legal form or a word that only names of firms have.
 */
export function employerListed(unit: Bullet, isListed: boolean): Listed | undefined {
  const [row] = unit.rows;
  if (!row || unit.rows.length > 3 || opensWithWork(row)) return undefined;
  const text = textOf(unit.words);
  const time = timeIn(text);
  if (!time || time.start < 3) return undefined;
  const bracket = /\s*[([][^()[\]]*[)\]]\W*$/u;
  const name = text.slice(0, time.start).replace(parting, '').replace(bracket, '');
  const start = /^[^\p{L}\d]*(?:\d{1,2}[.)]\s*)?(?:present(?:ly)?\b[\s:–-]*)?/iu.exec(name)?.[0].length ?? 0;
  const [own = [], town] = withTown(cutBetween(unit.words, start, name.length));
  const said = textOf(own).replace(/[\s.,:;–-]+$/u, '');
  // Where each line ends with how long it was in brackets, a name may be typed in small letters.
  const isTyped = isListed && isClosedBy(text, time) && said.split(' ').length <= mostTypedWords;
  if (own.length === 0 || !isName(isTyped ? inCapitals(said) : said, isListed)) return undefined;
  const behind = text.slice(time.end);
  const title = titleIn(text, time);
  // Of a text over more lines only the title in its brackets shows that it is such a line.
  if (unit.rows.length > 2 && !title) return undefined;
  const told = title ? behind.replace(text.slice(...title), '') : behind;
  if (
    (told.match(/\p{L}{2,}/gu) ?? []).filter((word) => !/^(?:years?|months?|experience|work(?:ed|ing)|as)$/i.test(word))
      .length > mostOther
  )
    return undefined;
  const [date] = datesIn(unit.words).filter(({ isRange }) => isRange);
  return {
    organisation: partOfWords(own),
    ...(town ? { location: partOfWords(town) } : {}),
    ...(title ? { title: partOfWords(cutBetween(unit.words, ...title)) } : {}),
    ...(date ? { date } : {}),
  };
}

/** An employer and its town, also where both together look like a town and its country: "Kelda Mills, London". */
function withTown(words: Word[]): Word[][] {
  const at = words.findLastIndex(({ text }, i) => text.endsWith(',') && i < words.length - 1) + 1;
  const [name, town] = [textOf(words.slice(0, at)), textOf(words.slice(at))];
  const isTown = at > 0 && isPlace(town) && !isPlace(name.replace(/,$/, ''));
  return isTown ? [words.slice(0, at), words.slice(at)] : splitPlace(words, true);
}

type Range = [start: number, end: number];

/** Whether a line ends with its time in brackets. */
const isClosedBy = (text: string, { start, end }: { start: number; end: number }) =>
  /[([]\s*$/.test(text.slice(0, start)) && /^\s*[)\]]\W*$/.test(text.slice(end));

const mostTypedWords = 6;
const inCapitals = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The range of dates of a line, or how long something was. */
function timeIn(text: string): { start: number; end: number } | undefined {
  const range = findDates(text).find(({ isRange }) => isRange);
  if (range) return range;
  const length = lengthOfTime.exec(text);
  return length ? { start: length.index, end: length.index + length[0].length } : undefined;
}

/** The title in brackets, or right behind the time and nothing else. */
function titleIn(text: string, { end }: { end: number }): Range | undefined {
  const bracket = allMatches(inBrackets, text).find(([, inner = '']) => titleScoreOf(inner) >= 1.5);
  if (bracket) {
    const from = bracket.index + bracket[0].indexOf(bracket[1] ?? '');
    return [from, from + (bracket[1] ?? '').length];
  }
  const [whole = '', rest = ''] =
    /^[\s,.:;)\]–—-]*(?:as\s+(?:an?\s+)?)?(\p{Lu}[\p{L} .&/-]{3,50}?)\W*$/u.exec(text.slice(end)) ?? [];
  const from = end + whole.indexOf(rest);
  return rest !== '' && titleScoreOf(rest) >= 2 ? [from, from + rest.length] : undefined;
}

function isName(name: string, isListed: boolean): boolean {
  const words = name.split(/\s+/);
  if (words.length > mostNameWords || !/^["“‘']?(?:\d{1,2}[.)]\s*)?["“‘']?\p{Lu}/u.test(name)) return false;
  if (titleScoreOf(name) >= 2 && organisationScoreOf(name) < 1) return false;
  if (isPlace(name) || (name.match(/\(/g) ?? []).length !== (name.match(/\)/g) ?? []).length) return false;
  const letters = words.filter((word) => /\p{L}{2}/u.test(word));
  const small = letters.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:and|of|the|in|at|de|pvt|ltd)\b/.test(word));
  if (small.length > 0) return false;
  return organisationScoreOf(name) >= 1 || (isListed && letters.length > 0);
}
