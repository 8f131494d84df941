import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { sameLooks } from '../rows/looks.ts';
import { labelledJobAt } from './jobs-without-title.ts';
import type { Draft } from './joined-work.ts';

/** Kinds of what people tell below a job, before the next one begins. */
const partKinds: SectionKind[] = ['projects', 'awards', 'skills', 'summary', 'other', 'activities'];
/** So near below its first row stands the time of a job. */
const rowsToTime = 4;
const limited = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|pvt|l l c|inc|gmbh|corporation|company)(?!\p{L})/iu;
/** What names a project and no job. */
const ofProject = /^\W*(?:name of (?:the )?)?(?:project|client|team|site)s?(?: (?:name|title|size))?\s*[:–—-]/i;

/**
 * Gives the next job back to the section of jobs where a title parted them: "Projects:" below the first job, and below
 * its projects the header of the second one, which looks or is labelled as that of the first. `jobsIn` reads the jobs of
 * a section.
 */
export function withJobsGivenBack<D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] {
  const out: D[] = [];
  let home = -1;
  let jobs: Entry[] | undefined;
  for (const draft of drafts) {
    const open = out[home];
    const mayHold = partKinds.includes(draft.heading.kind) && draft.rows.some(tellsTime);
    if (open && mayHold) jobs ??= jobsIn(open).filter(isWhole);
    const at = mayHold && jobs ? nextJobAt(draft, jobs, jobsIn) : -1;
    if (open && at >= 0) {
      out[home] = { ...open, rows: [...open.rows, ...draft.rows.slice(at)] };
      out.push({ ...draft, rows: draft.rows.slice(0, at) });
      continue;
    }
    if (draft.heading.kind === 'experience') [home, jobs] = [out.length, undefined];
    out.push(draft);
  }
  return out;
}

const tellsTime = ({ text }: Row) => findDates(text).some(({ isRange }) => isRange);

/**
 * Where the header of another job begins among rows, -1 where none does. Before one whose employer reads as a firm others
 * may begin by their labels, whatever their employers are called.
 */
function nextJobAt<D extends Draft>(draft: D, jobs: Entry[], jobsIn: (draft: D) => Entry[]): number {
  const { rows, heading } = draft;
  const isLabelled = labelledJobAt(rows) >= 0;
  const known = new Set(jobs.map(({ organisation }) => nameOf(organisation)));
  const begins = (row: Row, i: number, isOne: (job: Entry) => boolean) => {
    const near = rows.slice(i, i + rowsToTime);
    const mayBegin = jobs.length > 0 ? jobs.some((job) => beginsLike(row, job)) : isLabelled && tellsEmployer(row);
    if ((row.mark && row.mark.kind !== 'number') || !near.some(tellsTime) || !mayBegin) return false;
    const [job] = jobsIn({ ...draft, rows: rows.slice(i) });
    if (!job || !isOne(job) || job.header[0] !== row || known.has(nameOf(job.organisation))) return false;
    const isFirm = heading.kind !== 'activities' || limited.test(job.organisation?.text ?? '');
    return isFirm && !near.slice(0, near.findIndex(tellsTime) + 1).some(({ text }) => ofProject.test(text));
  };
  const at = rows.findIndex((row, i) => begins(row, i, isWhole));
  const first = rows.slice(0, Math.max(0, at)).findIndex((row, i) => tellsEmployer(row) && begins(row, i, isPost));
  return first < 0 ? at : first;
}

const tellsEmployer = (row: Row) => labelLinesOf(row)[0]?.role === 'employer';

const nameOf = (part: { text: string } | undefined) => part?.text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether a row looks like the first one of a job, or begins with the same label. */
function beginsLike(row: Row, { header: [first] }: Entry): boolean {
  if (!first) return false;
  const [label, other] = [labelLinesOf(row)[0], labelLinesOf(first)[0]];
  return label && other ? label.key === other.key : label === other && sameLooks(row, first);
}

/** Whether an entry names employer, post and time of a job. */
const isWhole = (entry: Entry) =>
  isPost(entry) &&
  (organisationScoreOf(entry.organisation?.text ?? '') >= 1 || limited.test(entry.organisation?.text ?? ''));

/** Whether an entry names a post and its time, and somebody who may be the employer. */
const isPost = ({ title, organisation, date }: Entry) =>
  date?.isRange === true && organisation !== undefined && titleScoreOf(title?.text ?? '') >= 2;
