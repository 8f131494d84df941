import { lastOf } from '../../model/list/item-at.ts';
import { linesOf } from '../../model/questions.ts';
import type { Bullet, DateSpan, Entry, Row } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { isWithin } from '../entries/posts-below.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { isListOfSentences, jobBarelyTold } from './bare-sentences.ts';
import { withBrokenSentences } from './broken-sentences.ts';
import { bareName, limited } from './employers-in-text.ts';
import { jobHeadedBy, jobsInHeadedList } from './headed-lines.ts';
import { withHeaderBelow } from './header-below.ts';
import {
  jobToldIn,
  opensDatedSentence,
  opensJobSentence,
  opensTimedSentence,
  opensWithLength,
} from './job-sentences.ts';
import { withJobsBeside } from './jobs-beside-told.ts';
import { jobInPieces, partInPieces } from './jobs-in-pieces.ts';
import { employerListed } from './listed-employers.ts';
import { withMarkedEmployers } from './marked-employers.ts';
import { isShortForm } from './short-forms.ts';
import { studyToldIn } from './study-lines.ts';
import { titleToldIn } from './titles-told.ts';

/** A unit of an entry and whether it has a bullet sign. */
type Unit = { unit: Bullet; marked: boolean };

/**
 * Jobs and studies that lines tell: each such line begins an entry of its own, to which the lines below it belong.
 * Entries with a title of their own stay as they are.
 */
export function withToldEntries(entries: Entry[], kind: 'work' | 'education'): Entry[] {
  const headed = kind === 'work' ? withMarkedEmployers(entries).map(withHeaderBelow).map(withTitleTold) : entries;
  const told = headed.flatMap((entry) => {
    const header = kind === 'work' ? toldInHeader(entry) : toldByRows(entry);
    if (header) return kind === 'work' ? header.flatMap(withNextJobs) : header;
    const titled = kind === 'work' && entry.organisation && !entry.title ? titleToldIn(entry) : undefined;
    if (titled) return [{ ...entry, title: titled }];
    const named = (entry.title ? 1 : 0) + (entry.organisation ? 1 : 0);
    if (named === 2 && entry.date && kind === 'work') return withNextJobs(entry);
    if (named === 2 && kind === 'education') return withNextStudies(entry);
    if (named === 1 && kind === 'work' && entry.header.length > 0 && entry.date) return withNextJobs(entry);
    return expanded(entry, kind, named > 0 && kind === 'work');
  });
  return kind === 'work' ? withJobsBeside(withBrokenSentences(withTimesBelow(withPostsAbove(told)))) : told;
}

/** The job that a title tells which is a sentence: "Current position: Working as a Clerk in Harbor Works". */
function withTitleTold(entry: Entry): Entry {
  const { title } = entry;
  const told = title && opensJobSentence(title.text) ? jobToldIn({ words: title.words }) : undefined;
  return told?.title ? { ...entry, ...told, ...(entry.date ? { date: entry.date } : {}) } : entry;
}

/** The end of a sentence that tells a job, with its time, which was taken for the header of another one. */
const sentenceEnd = /^(?:with|at|from|for|to|in|of|under|on|since)\s/i;

function withTimesBelow(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const [first] = entry.header;
    const isEnd = first && sentenceEnd.test(first.text) && entry.date && !entry.title && !entry.organisation;
    if (above && isEnd && above.title && above.organisation && !above.date)
      out[out.length - 1] = {
        ...above,
        ...(entry.date ? { date: entry.date } : {}),
        header: [...above.header, ...entry.header],
        bullets: [...above.bullets, ...entry.bullets],
        paragraphs: [...above.paragraphs, ...entry.paragraphs],
      };
    else out.push(entry);
  }
  return out;
}

/** Joins a post that a sentence tells, "Worked as Fitter", to the employer and the time that stand right below it. */
function withPostsAbove(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const isPost =
      above?.title && above.header.length + above.bullets.length === 0 && !(above.organisation ?? above.date);
    const isRest = entry.header.length > 0 && entry.organisation && entry.date && !entry.title;
    if (above && isPost && isRest && above.paragraphs.length === 1)
      out[out.length - 1] = { ...above, ...entry, paragraphs: [...above.paragraphs, ...entry.paragraphs] };
    else out.push(entry);
  }
  return out;
}

/**
 * A header that is a sentence: "Working as Nurse at Elm Hospital since 2016", also one broken over two lines. What labels
 * below it name, "Designation : Nurse", they name better.
 */
function toldInHeader(entry: Entry): Entry[] | undefined {
  const [first] = entry.header;
  const at = entry.header.findIndex((row) => labelLinesOf(row).length > 0);
  // "Working as : Clerk" is a label and no sentence.
  if (at === 0) return undefined;
  const rows = at < 0 ? entry.header : entry.header.slice(0, at);
  const isBroken = rows.length === 2 && at < 0 && !(entry.title && entry.organisation);
  const isSentence =
    first !== undefined &&
    (opensJobSentence(first.text) || opensTimedSentence(first.text) || opensDatedSentence(first.text));
  if (!isBroken && !isSentence && !(at < 0 && isShortForm(rows.map(({ text }) => text).join(' ')))) return undefined;
  const tell = (own: Row[]) => jobToldIn({ words: own.flatMap((row) => row.words) });
  const above = tell(rows);
  const job = at < 0 || above?.organisation ? above : tell(entry.header);
  if (!job?.title) return undefined;
  const { title, date } = entry;
  // "Role: planned the care of belts" names no post.
  const isPost = at > 0 && title && titleScoreOf(title.text) >= 1;
  return [{ ...entry, ...job, ...(isPost ? { title } : {}), ...(at > 0 && date ? { date } : {}) }];
}

/**
 * A header of several lines, each of which tells a study: "12th from Hill State Board in 2008"; or one study told over
 * its lines: "Master of Commerce from Elm College" / "of Management in 2010".
 */
function toldByRows(entry: Entry): Entry[] | undefined {
  const told = entry.header.map((row) => (row.segments.length === 1 ? studyToldIn(row) : undefined));
  const whole = entry.title !== undefined && entry.organisation !== undefined && entry.header.length === 1;
  if (told.length === 0) return undefined;
  const isList = told.length > 1 && told.every(Boolean) && told.some((study) => study?.organisation);
  if (!isList && (whole || !told.every((study) => study?.organisation))) return toldFrom(entry);
  const studies = entry.header.map((row, i) => ({ header: [row], ...told[i], bullets: [], paragraphs: [] }));
  const { bullets, paragraphs } = entry;
  return [...studies.slice(0, -1), ...expanded({ ...lastOf(studies), bullets, paragraphs }, 'education', false)];
}

/** A study is told in so many lines at most. */
const mostHeaderRows = 3;

/** A study whose degree and school only a "from" parts, in one line or over several. */
function toldFrom(entry: Entry): Entry[] | undefined {
  const { header, title, organisation, date } = entry;
  if (header.length > mostHeaderRows) return undefined;
  const isParted = /\sfrom\s|^from\s/i.test(`${title?.text ?? ''} | ${organisation?.text ?? ''}`);
  if (!isParted && !header.some(({ text }) => /\sfrom(?:\s|$)/i.test(text))) return undefined;
  const told = studyToldIn({ words: header.flatMap(({ words }) => words) });
  const isMore = !organisation || told?.organisation?.text.startsWith(organisation.text);
  if (!told?.organisation || !(isParted || isMore)) return undefined;
  const study = { ...entry, ...told, ...(date ? { date } : {}) };
  // Below a line that only its "from" makes a study, others are told like it.
  return title || organisation ? [study] : expanded(study, 'education', false);
}

/** A job and the ones that lines below it tell in full: "[3] Worked with Harbor Works as a Clerk from 2010 to 2011". */
function withNextJobs(entry: Entry): Entry[] {
  const told = entry.title && entry.organisation ? entry.paragraphs.find(tellsWholeJob) : undefined;
  const other = linesOf(entry).filter((unit) => otherJobIn(unit, entry));
  const [next] = [told ?? [], other].flat().toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  if (!next) return [entry];
  const [own, rest] = cutAt(entry, next);
  const [first, ...others] = expanded(rest, 'work', false);
  const job = otherJobIn(next, entry);
  return first?.organisation || !job
    ? [own, ...(first ? [first] : []), ...others]
    : [own, ...withNextJobs({ ...rest, ...job })];
}

function tellsWholeJob(unit: Bullet): boolean {
  const job = opensJobSentence(unit.text) ? jobToldIn(unit) : undefined;
  return (
    job?.title !== undefined &&
    job.organisation !== undefined &&
    (job.date?.isRange === true || opensWithLength(unit.text))
  );
}

/** A line of another job begins with its employer, its post or its time, behind so many letters at most. */
const mostBeforeJob = 12;

/**
 * The other job that a line in a list tells, at a firm in a time of its own: what was done within the job above is part of
 * that one.
 */
function otherJobIn(unit: Bullet, { organisation, date }: Entry): Told | undefined {
  // Most lines tell no year.
  const time = year.test(unit.text) ? datesIn(unit.words).find(({ isRange }) => isRange) : undefined;
  if (!time || !date?.isRange || isWithin(time, date)) return undefined;
  const told = [jobToldIn(unit), jobInPieces(unit, true)].find((one) => one?.organisation);
  const job = told ?? partInPieces(unit);
  const name = job?.organisation?.text ?? '';
  const isFirm = limited.test(name) || (told !== undefined && organisationScoreOf(name) >= 1.5);
  const starts = [job?.title, job?.organisation, time].map((part) => (part ? unit.text.indexOf(part.text) : -1));
  const isAtStart = starts.some((at) => at >= 0 && at <= mostBeforeJob);
  const opens = opensJobSentence(unit.text) || opensTimedSentence(unit.text) || isAtStart;
  const isOther = bareName(name) !== bareName(organisation?.text ?? '');
  return job && isFirm && opens && isOther ? { ...job, date: time } : undefined;
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** The part of an entry above one of its units, and the rest, which has no header. */
function cutAt(entry: Entry, next: Bullet): [Entry, Entry] {
  const isBefore = (unit: Bullet) => readingOrderOf(unit) < readingOrderOf(next);
  return [
    { ...entry, bullets: entry.bullets.filter(isBefore), paragraphs: entry.paragraphs.filter(isBefore) },
    {
      header: [],
      bullets: entry.bullets.filter((unit) => !isBefore(unit)),
      paragraphs: entry.paragraphs.filter((unit) => !isBefore(unit)),
    },
  ];
}

/** A study and the next ones that lines below it tell in full: "B.Com from Hill College, Leeds in 2011". */
function withNextStudies(entry: Entry): Entry[] {
  const [first] = [...entry.bullets, ...entry.paragraphs]
    .filter((unit) => tellsWholeStudy(unit, entry))
    .toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  if (!first) return [entry];
  const [own, rest] = cutAt(entry, first);
  return [own, ...expanded(rest, 'education', false)];
}

function tellsWholeStudy(unit: Bullet, { title, date }: Entry): boolean {
  const told = studyToldIn(unit);
  const [opening = ''] = /^(?:\S+ ?){1,3}/.exec(told?.title.text ?? '') ?? [];
  if (!told?.organisation || !told.date || !date || told.title.text === title?.text) return false;
  const isSchool = namesSchool(told.organisation.text) || examBoard.test(told.organisation.text);
  return isSchool && namesDegree(opening);
}

type Told = Pick<Entry, 'title' | 'organisation' | 'date'>;

/** A degree alone completes the entry of the school above it. */
const isDegreeOf = (told: Told, open: Entry) => !told.organisation && open.organisation !== undefined && !open.title;

/** A sentence right below dates on a line of their own tells the job they belong to. */
const isJobOf = (told: Told, { header, title, organisation, date, bullets, paragraphs }: Entry) =>
  header.length > 0 && date && !told.date && !title && !organisation && bullets.length + paragraphs.length === 0;

/** The date that a line consists of: it is that of the job which the next line tells. */
function dateAlone({ words, text }: Bullet): DateSpan | undefined {
  const date = datesIn(words).find(({ isRange }) => isRange);
  return date && date.text.length >= text.length - 3 ? date : undefined;
}

/** So many lines, and so much of all, name an employer and a time: then the list is one of jobs. */
const fewestListed = 2;
const leastListed = 0.6;

/** The jobs or studies that the lines of an entry tell; `whole` asks for both title and employer. */
function expanded(entry: Entry, kind: 'work' | 'education', whole: boolean): Entry[] {
  const units: Unit[] = [
    ...entry.bullets.map((unit) => ({ unit, marked: true })),
    ...entry.paragraphs.map((unit) => ({ unit, marked: false })),
  ].toSorted((a, b) => readingOrderOf(a.unit) - readingOrderOf(b.unit));
  const listed = kind === 'work' && !whole ? units.filter(({ unit }) => employerListed(unit, true)) : [];
  const isListed = listed.length >= fewestListed && listed.length >= leastListed * units.length;
  const listedIn = (unit: Bullet) => (kind === 'work' && !whole ? employerListed(unit, isListed) : undefined);
  const headed = kind === 'work' && !whole ? jobsInHeadedList(units.map(({ unit }) => unit)) : undefined;
  const tell = kind === 'work' ? (unit: Bullet) => jobToldIn(unit) ?? jobHeadedBy(unit) ?? listedIn(unit) : studyToldIn;
  const isList = kind === 'work' && !whole;
  const isBare = isList && entry.header.length === 0 && isListOfSentences(units.map(({ unit }) => unit));
  const out: Entry[] = [{ ...entry, bullets: [], paragraphs: [] }];
  for (const [i, one] of units.entries()) {
    const clear = headed?.[i] ?? tell(one.unit);
    const read =
      isList && !(clear?.title && clear.organisation)
        ? (jobInPieces(one.unit, i === 0 && entry.date !== undefined) ??
          clear ??
          (isBare ? jobBarelyTold(one.unit) : undefined))
        : clear;
    const above = units[i - 1]?.unit;
    const date = read && !read.date && above ? dateAlone(above) : undefined;
    const told = whole && !read?.organisation ? undefined : date ? { ...read, date } : read;
    const open = out.at(-1);
    const completes = told && open && (isDegreeOf(told, open) || isJobOf(told, open));
    if (completes) Object.assign(open, { ...told, ...(open.date ? { date: open.date } : {}) });
    else if (told) out.push({ header: [], ...told, bullets: [], paragraphs: [] });
    const last = out.at(-1);
    (one.marked ? last?.bullets : last?.paragraphs)?.push(one.unit);
  }
  return out.filter((one) => one.header.length + one.bullets.length + one.paragraphs.length > 0);
}
