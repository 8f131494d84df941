import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isPlace } from '../../words/places/places.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { isDateAlone } from '../dates/rail-dates.ts';
import type { LabelLine } from '../labels/labels.ts';
import { opensWithWork } from '../lists/list-lines.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';
import { studyToldIn } from '../told/study-lines.ts';

/** A title or employer with a bullet sign by mistake: bold or short, with its date or town at the right. */
export function isMarkedHeader(row: Row): boolean {
  const tail = row.segments.at(-1);
  if (!tail || row.words.length > 14) return false;
  if (row.segments.length < 2)
    return (
      isNumberedJob(row) ||
      isEmployerByPictures(row) ||
      (row.words.length <= 8 &&
        row.words.every((word) => word.bold) &&
        !/[.:]$/.test(row.text) &&
        studyToldIn(row)?.organisation === undefined)
    );
  return datesEntry(row) || isPlace(tail.text) || namesJobApart(row);
}

/** "⌂ Harbor Works  ▦ May 2014 – June 2016": an employer and its time, each behind a small picture. */
function isEmployerByPictures({ mark, text, words }: Row): boolean {
  const date = mark?.kind === 'other' && words.length <= 12 ? findDates(text).at(-1) : undefined;
  const name = date?.isRange && date.end >= text.length - 2 ? text.slice(0, date.start) : '';
  return /^\p{Lu}/u.test(name) && organisationScoreOf(name) >= 0.7 && !opensJobSentence(name);
}

const mostPostWords = 7;

/** A post and its time with a list sign, right below its employer: "• Clerk (April 2016 – May 2018)". */
export function isPostBelow(row: Row, header: readonly Row[]): boolean {
  const date = findDates(row.text).find(({ isRange, end }) => isRange && end >= row.text.length - 3);
  const post = date ? row.text.slice(0, date.start).replace(/[\s,(–-]+$/, '') : '';
  return (
    row.mark !== undefined &&
    header.length > 0 &&
    header.every(({ mark, text }) => !mark && findDates(text).length === 0) &&
    post.split(' ').length <= mostPostWords &&
    titleScoreOf(post) >= 2 &&
    organisationScoreOf(post) < 1
  );
}

/** Whether a row is the employer right above its post, however long it is: "Elm Works private limited, Leeds, England." */
export const headsPost = (row: Row, next: Row | undefined): boolean =>
  !row.mark && next !== undefined && organisationScoreOf(row.text) >= 0.7 && isPostBelow(next, [row]);

const mostHeadWords = 14;

/** Whether a long row is a post and its employer right above the time of the job: "Clerk (formerly Junior Clerk) • Harbor Works". */
export function isPostAboveTime(row: Row, next: Row | undefined): boolean {
  const [post = '', ...others] = row.text.split(/\s(?:[•·|–—-]\s|\((?=\p{L}))/u);
  const isAbove = next !== undefined && !next.mark && next.page === row.page && next.column === row.column;
  return (
    isAbove &&
    !row.mark &&
    others.length > 0 &&
    row.words.length <= mostHeadWords &&
    /^\p{Lu}/u.test(post) &&
    post.split(' ').length <= mostPostWords &&
    titleScoreOf(post) >= 2 &&
    !/[.,;:]$/.test(row.text) &&
    isDateAlone(next)
  );
}

/**
 * Whether a row with a sign is the head of a job whose time stands on a line of its own, right below it or below its
 * second line: "❖ **Site Engineer - Harbor Works - Leeds**", "**May 2014 till June 2016**".
 */
export function headsTime(row: Row, [next, after]: Row[]): boolean {
  const isBold = (one: Row) => one.words.every(({ bold }) => bold);
  const isBelow = (one: Row | undefined) =>
    one !== undefined && !one.mark && one.page === row.page && one.column === row.column;
  if (!row.mark || !next || !isBelow(next) || !isBold(row)) return false;
  const isTime = isDateAlone(next) || (isBold(next) && after !== undefined && isBelow(after) && isDateAlone(after));
  const isName = !/[.;:]$/.test(row.text) || (/\.$/.test(row.text) && titleScoreOf(row.text) >= 1);
  return isTime && isName && !isSentence(row) && row.words.length <= mostHeadWords && !opensWithWork(row);
}

/** Whether a row tells a job in a sentence, or the time below ends one. */
const isSentence = (row: Row) =>
  opensJobSentence(row.text) ||
  jobToldIn(row) !== undefined ||
  /\b(?:from|since|to|till|until|during|for|in|at|of|the|and|period|as)\W*$/i.test(row.text);

/** Whether a row has the date of an entry, or a year in brackets behind a post: "Clerk (2015) Harbor Works, Leeds". */
const isDated = (row: Row) => datesEntry(row) || titleScoreOf(yearBehind.exec(row.text)?.[1] ?? '') >= 2;
const yearBehind = /^(\p{Lu}[^()]{3,50}?)\s*\(\s*(?:19|20)\d\d\s*\)/u;

const signOf = ({ mark }: Row) => (mark ? `${mark.kind} ${mark.drawn ? '' : mark.text}` : undefined);
const leastSigned = 2;

/**
 * Rows of a section that a sign of their own marks as heads of jobs: all of them are dated, with lines that have another
 * sign below them, and none stands deeper than those: "o April 2024 – to date: Clerk", above "➢ Counted stock".
 */
export function signedHeads(rows: readonly Row[]): ReadonlySet<Row> {
  const signed = rows.filter(({ mark }) => mark);
  for (const [sign, heads] of Map.groupBy(signed, signOf)) {
    const others = signed.filter((row) => signOf(row) !== sign);
    // The sign of the first one may have been left in its text.
    const left = rows.filter((row) => !row.mark && row.text.startsWith(`${heads[0]?.mark?.text} `) && datesEntry(row));
    if (heads.length + left.length < leastSigned || others.length < heads.length || !heads.every(isDated)) continue;
    const edge = Math.min(...others.map(({ mark }) => mark?.x0 ?? 0));
    const hasLines = heads.filter((row) => {
      const next = signed[signed.indexOf(row) + 1];
      return next !== undefined && signOf(next) !== sign;
    });
    const isOutside = heads.every(({ mark }) => (mark?.x0 ?? 0) < edge + 2);
    // Of jobs that begin with their time, some may have no lines.
    const fewest = heads.every(({ text }) => findDates(text).some(({ isRange, start }) => isRange && start < 4))
      ? 0.5
      : 1;
    if (isOutside && hasLines.length >= fewest * heads.length) return new Set(heads);
  }
  return new Set();
}

/** "• **Harbor Works Ltd.**   **Site Engineer**": a bold employer and a post, set apart. */
function namesJobApart({ segments, words }: Row): boolean {
  const [first, second, ...others] = segments;
  if (!first || !second || others.length > 0 || !words.every(({ bold }) => bold)) return false;
  const isJob = (employer: string, title: string) => organisationScoreOf(employer) >= 1 && titleScoreOf(title) >= 2;
  return isJob(first.text, second.text) || isJob(second.text, first.text);
}

/** An employer with a bullet sign, above the labels of the job: "• Harbor Works", "Designation: Clerk". */
export function headsLabels({ mark, words, text }: Row, next: Row | undefined, below: LabelLine[] = []): boolean {
  const isMain = ({ role }: LabelLine) => role === 'title' || role === 'period' || role === 'from';
  return (
    mark !== undefined &&
    words.length <= 12 &&
    !/[.;:]$/.test(text) &&
    // "◦ Project: …" is a label of the job only in a list whose other labels name its post or time.
    below.some((line) => isMain(line) || (line.role === 'detail' && next?.mark !== undefined)) &&
    below.every(({ role }) => role !== 'employer') &&
    organisationScoreOf(text) >= 0.7
  );
}

/** What is said of a job first below its employer. */
const leads: LabelLine['role'][] = ['title', 'period', 'from', 'place'];
/** So many words the name of an employer has that nothing else tells to be one. */
const mostNameWords = 8;

/**
 * The name above one of the labels that begin the jobs of its section: "K.R.M. – Leeds", above "Project : …", "Position : …".
 */
export const headsLeader = (row: Row, below: readonly LabelLine[], leaders: ReadonlySet<string>): boolean =>
  leaders.has(below[0]?.key ?? '') &&
  below.every(({ role, key }) => leads.includes(role) || /^(?:project|client|site)/.test(key)) &&
  !/\b(?:job|duties|summ[ae]ry|description)\b/i.test(row.text) &&
  row.words.length <= mostNameWords &&
  /^\p{Lu}/u.test(row.text) &&
  !/[:;]$/.test(row.text) &&
  (!/\p{Ll}\.$/u.test(row.text) || organisationScoreOf(row.text) >= 1) &&
  !opensWithWork(row);

/** A numbered line that ends with its dates: "1. Clerk – Harbor Works, Jan 2012 to May 2015". */
function isNumberedJob(row: Row): boolean {
  const date = findDates(row.text).find(({ isRange, end }) => isRange && end >= row.text.length - 2);
  return (
    date !== undefined &&
    /^\(?\d/.test(row.mark?.text ?? '') &&
    date.start > 5 &&
    !opensWithWork(row) &&
    !opensJobSentence(row.text) &&
    jobToldIn(row) === undefined
  );
}
