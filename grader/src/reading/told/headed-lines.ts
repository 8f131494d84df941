import { lastOf } from '../../model/list/item-at.ts';
import type { Bullet, Entry, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { withRoles } from '../entries/roles.ts';
import { joinWrapped } from '../entries/wrapped-headers.ts';
import { opensWithWork } from '../lists/list-lines.ts';
import { opensJobSentence } from './job-sentences.ts';

type Job = Pick<Entry, 'title' | 'organisation' | 'location' | 'date'>;

const mostWords = 22;
const mostTitleWords = 8;
/** So much of a line its title, its employer, its place and its time make up, counted in words. */
const leastShare = 0.75;

/**
 * The job that a line of a list names as a header does: "Lead Engineer, Harbor Works Leeds, October 2013 to present.".
 * Nearly all its words are those of a title, an employer, a place and a range of dates.
 */
export function jobHeadedBy(unit: Bullet): Job | undefined {
  const { words, text, rows } = unit;
  if (words.length > mostWords || rows.length > 2 || !findDates(text).some(({ isRange }) => isRange)) return undefined;
  const [first] = rows;
  if (!first || opensWithWork(first)) return undefined;
  const [read] = withRoles([{ header: oneRow(rows), bullets: [], paragraphs: [] }], 'work', first.x1);
  const { title, organisation, location, date } = read ?? {};
  if (!title || !organisation || !date?.isRange) return undefined;
  const isJob =
    titleScoreOf(title.text) >= 2 &&
    organisationScoreOf(title.text) < 1 &&
    title.words.length <= mostTitleWords &&
    titleScoreOf(organisation.text) < 2 &&
    organisationScoreOf(organisation.text) >= 0.7 &&
    isNameAlone.test(organisation.text);
  const job = { title, organisation, ...(location ? { location } : {}), date };
  return isJob && isWhole(job, unit) ? job : undefined;
}

/** Whether the parts of a job make up nearly all of a line. */
function isWhole({ title, organisation, location, date }: Job, { words }: Bullet): boolean {
  const own = [title, organisation, location, date].flatMap((part) => part?.words ?? []);
  return own.length >= leastShare * words.filter((word) => /[\p{L}\d]/u.test(word.text)).length;
}

/** So many lines, and so much of them with a word for a post, are a list of jobs. */
const fewestListed = 2;
const leastPosts = 0.5;

/**
 * The jobs of a list whose every line is the header of one and ends with its time: "Clerk - Harbor | May 2011 - June 2014".
 * Beside others that read so, an employer needs no word of a firm and a title none for a post.
 */
export function jobsInHeadedList(units: readonly Bullet[]): Job[] | undefined {
  if (units.length < fewestListed || !units.every(endsWithTime)) return undefined;
  const headers = units.map(({ rows }) => ({ header: oneRow(rows), bullets: [], paragraphs: [] }));
  const jobs = withRoles(headers, 'work', Math.min(...units.flatMap(({ rows }) => rows.map(({ x1 }) => x1))));
  const posts = jobs.filter(({ title }) => title && titleScoreOf(title.text) >= 2).length;
  const isEach = units.every((unit, i) => {
    const { title, organisation, date } = jobs[i] ?? {};
    const isNamed = title && organisation && date?.isRange && title.words.length <= mostTitleWords;
    return (
      isNamed &&
      titleScoreOf(organisation.text) < 2 &&
      isNameAlone.test(organisation.text) &&
      isWhole(jobs[i] ?? {}, unit)
    );
  });
  if (!isEach || posts < leastPosts * units.length) return undefined;
  return jobs.map(({ header, bullets, paragraphs, ...job }) => job);
}

function endsWithTime({ text, words, rows }: Bullet): boolean {
  const [first] = rows;
  const isShort =
    first !== undefined &&
    rows.length <= 2 &&
    words.length <= mostWords &&
    !opensWithWork(first) &&
    !opensJobSentence(text);
  return isShort && findDates(text).some(({ isRange, end }) => isRange && end >= text.length - 2);
}

/** A name without a verb before it or the end of a sentence inside it. */
const isNameAlone = /^(?!\p{Lu}\p{Ll}+ed\s)["“‘']?[\p{Lu}\d](?!.*\s(?:at|as|from|since)\s)/u;

/** The rows of a line without its sign, as the header of one job. */
function oneRow(rows: Row[]): Row[] {
  const plain = rows.map(({ mark: _, ...row }): Row => row);
  return plain.length > 1 ? joinWrapped(plain, Math.min(...plain.map(({ x1 }) => x1), lastOf(plain).x1)) : plain;
}
