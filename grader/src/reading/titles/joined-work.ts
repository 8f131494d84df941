import { namesCredits } from '../../model/credits.ts';
import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { isLabelText } from '../../model/titles/entry-labels.ts';
import { isPlace } from '../../words/places/places.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { sameLooks } from '../rows/looks.ts';
import type { Heading } from './title-candidates.ts';

/** A section before its entries are read. */
export type Draft = {
  heading: Heading;
  rows: Row[];
  /** What the sections below tell of its last job. */
  below?: Row[];
  /** Whether the section above tells what stands in it. */
  isTold?: boolean;
};

/** So near below its header stands the time of a job, in a row of so few words. */
const mostRowsToDate = 2;
const mostDateRowWords = 12;

/** So many dated rows without a list are several jobs. */
const leastJobs = 3;

const namesProjects = /^\W*projects?\b/i;
const workKinds: SectionKind[] = ['experience', 'projects', 'teaching', 'research'];

/**
 * Puts back what only looks like a title of its own below a section of jobs: an employer, a post or a town in the looks
 * of titles. The title of the duties of the job above, such as "Nature of work", keeps its section, and its lines are
 * told of that job.
 */
export function withJoinedWork<D extends Draft>(drafts: readonly D[]): D[] {
  const out: { draft: D; parts: D[] }[] = [];
  const headers: Row[] = [];
  for (const draft of drafts) {
    const { heading, rows } = draft;
    const last = out.at(-1);
    // A title of duties in the looks of titles was accepted as one of jobs where it is a section of its own.
    const isLabel = isLabelText(heading.segment.text) && !heading.ofJob;
    const isOwn = heading.known || isLabel || (last && isListOfCredits(last.draft));
    const above = isOwn ? undefined : last?.draft.heading.kind;
    const isHeader =
      above === 'experience' && (headsJob(heading, rows) || headers.some((row) => sameLooks(row, heading.row)));
    if (isHeader) headers.push(heading.row);
    if (last && (isHeader || (above && isCaption(draft, last.draft)))) last.parts.push(draft);
    else out.push({ draft, parts: [] });
  }
  return out.flatMap(({ draft, parts }) => joined(draft, parts));
}

/** Whether a title announces the duties of the job above it. */
const isCaption = ({ heading }: Draft, { heading: above, rows }: Draft) =>
  workKinds.includes(above.kind) && isDutiesTitle(heading.segment.text) && !tellsSeveral(rows);

/** A section with what belongs to its jobs: titles of duties at its end are sections that it tells. */
function joined<D extends Draft>(draft: D, parts: readonly D[]): D[] {
  const isShown = ({ heading, rows }: D) =>
    isDutiesTitle(heading.segment.text) && rows.length > 0 && !rows.some((row) => datesEntry(row));
  const at = parts.findLastIndex((part) => !isShown(part)) + 1;
  const shown = parts.slice(at);
  const rowsOf = (some: readonly D[]) => some.flatMap(({ heading, rows }) => [heading.row, ...rows]);
  return [
    { ...draft, rows: [...draft.rows, ...rowsOf(parts.slice(0, at))], below: rowsOf(shown) },
    ...shown.map((part) => ({
      ...part,
      heading: { ...part.heading, kind: namesProjects.test(part.heading.segment.text) ? 'projects' : 'experience' },
      isTold: true,
    })),
  ];
}

/** Whether a section lists what somebody was booked for. */
export const isListOfCredits = ({ heading: { known, segment } }: Draft): boolean =>
  !known && namesCredits(segment.text);

/** More than so many of the entries of a list of credits have a time where it is one of jobs. */
const mostUndated = 0.5;

/** Whether most entries have their time: then they are jobs, and no list of names. */
export const areTimed = (entries: readonly Entry[]): boolean =>
  entries.filter(({ date }) => date?.isRange).length > mostUndated * entries.length;

/** Whether rows are several jobs without a line under any: duties that follow are of all of them. */
const tellsSeveral = (rows: Row[]) =>
  !rows.some(({ mark }) => mark) && rows.filter((row) => datesEntry(row)).length >= leastJobs;

/** Whether the row of a title begins or goes on with the header of a job. */
function headsJob({ row, segment }: Heading, rows: Row[]): boolean {
  const { text } = segment;
  if (datesEntry(row) || isPlace(text)) return true;
  if (organisationScoreOf(text) >= 1 || titleScoreOf(text) >= 2) return true;
  return rows
    .filter((next) => /[\p{L}\d]/u.test(next.text))
    .slice(0, mostRowsToDate)
    .some((next) => !next.mark && next.words.length <= mostDateRowWords && datesEntry(next));
}
