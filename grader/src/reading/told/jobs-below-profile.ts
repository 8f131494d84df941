import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { labelLinesOf } from '../labels/labels.ts';
import type { Draft } from '../titles/joined-work.ts';

/** Kinds below whose titles people also tell their jobs, in so many rows at least: "Career profile". */
const doubtful: SectionKind[] = ['summary', 'objective', 'skills'];
const leastRows = 6;
/** Kinds of what may stand below a job, before the next ones: a title inside the first parted them from their section. */
const below: SectionKind[] = ['projects', 'awards'];
/** So many jobs with their time, or one with more lines than this, are told by no chance. */
const leastJobs = 2;
/** Who a project was for is named like an employer; so much reads as one by a word for a firm. */
const leastFirm = 0.7;
const mostShortLines = 2;

/**
 * Profiles and lists of skills below which the jobs are told without a title of their own: from the first job on the rows
 * are a section of jobs. Where nothing stands above the jobs, the whole section is one; `jobsIn` reads them. Jobs below the
 * projects or the awards of another one go on with the section of jobs above.
 */
export function withJobsParted<D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] {
  const out: D[] = [];
  for (const draft of drafts) {
    const { heading, rows } = draft;
    const home = out.findLastIndex((one) => one.heading.kind === 'experience');
    const open = out[home];
    const next = open && below.includes(heading.kind) ? rowOfNextJob(draft, jobsIn) : -1;
    if (!open || next <= 0) out.push(...partedAt(draft, jobsIn));
    // Behind an employer whose post was not found, the header of the next job would be taken for it.
    else if (jobsIn(open).at(-1)?.title === undefined) out.push(...sectionsAt(draft, next));
    else {
      out[home] = { ...open, rows: [...open.rows, ...rows.slice(next)] };
      out.push({ ...draft, rows: rows.slice(0, next) });
    }
  }
  return out;
}

/** A profile without its jobs, and the section of those. */
function partedAt<D extends Draft>(draft: D, jobsIn: (draft: D) => Entry[]): D[] {
  const { heading, rows } = draft;
  const mayTell = doubtful.includes(heading.kind) && rows.length >= leastRows;
  const entries = mayTell ? jobsIn(draft) : [];
  if (!tellsJobs(jobsAmong(entries))) return [draft];
  return sectionsAt(draft, rowOfEntry(rows, entries.find(isTimed)));
}

/** The part of a section above a row, and the section of jobs that the row begins. */
function sectionsAt<D extends Draft>(draft: D, at: number): D[] {
  const { heading, rows } = draft;
  const row = rows[at];
  const segment = row?.segments.find(({ text }) => /\p{L}/u.test(text));
  if (at <= 0 || !row || !segment) return [{ ...draft, heading: { ...heading, kind: 'experience' as const } }];
  const own = { row, segment, kind: 'experience' as const, rest: [], known: false };
  return [
    { ...draft, rows: rows.slice(0, at) },
    { ...draft, heading: own, rows: rows.slice(at) },
  ];
}

/** Where the first of several whole jobs begins among projects or awards: with its header, or with the label of an employer below the last project; -1 where there are none. */
function rowOfNextJob<D extends Draft>(draft: D, jobsIn: (draft: D) => Entry[]): number {
  const { heading, rows } = draft;
  const entries = rows.length >= leastRows ? jobsIn(draft) : [];
  const whole = entries.filter((entry) => isWhole(entry, heading.kind === 'projects'));
  const isFirm = ({ organisation }: Entry) => organisationScoreOf(organisation?.text ?? '') >= leastFirm;
  if (whole.length < leastJobs || (heading.kind === 'projects' && whole.filter(isFirm).length < leastJobs)) return -1;
  const tellsEmployer = (row: Row) => labelLinesOf(row)[0]?.role === 'employer';
  const labelled = entries.find((entry) => isNamed(entry) && entry.header.some(tellsEmployer));
  const at = labelled ? rows.findIndex((row) => labelled.header.includes(row) && tellsEmployer(row)) : -1;
  const first = rowOfEntry(rows, whole[0]);
  return at >= 0 && at < first ? at : first;
}

/** Whether an entry names a post, an employer and a time. */
const isNamed = ({ title, organisation, date }: Entry): boolean =>
  organisation !== undefined && titleScoreOf(title?.text ?? '') >= 2 && date?.isRange === true;

/** Whether an entry is a whole job and no project: among projects its post has to have a label. */
function isWhole(entry: Entry, isLabelled: boolean): boolean {
  const labels = entry.header.flatMap(labelLinesOf);
  const isProject = labels.some(({ role, key }) => role === 'detail' && ofProject.test(key));
  return (
    isNamed(entry) &&
    !isProject &&
    !/member/i.test(entry.title?.text ?? '') &&
    (!isLabelled || labels.some(({ role }) => role === 'title'))
  );
}

const ofProject = /project|client|customer|team|technolog/;

/** Whether an entry is named and has its time. */
const isTimed = ({ title, organisation, date }: Entry) => date?.isRange && (title ?? organisation) !== undefined;

/** The entries that are jobs with their time, and no studies. */
const jobsAmong = (entries: readonly Entry[]) =>
  entries.filter(({ date, header, title, organisation }) => {
    const isJob = titleScoreOf(title?.text ?? '') >= 2 || organisationScoreOf(organisation?.text ?? '') >= 1;
    return date?.isRange && isJob && !header.some(({ text }) => namesDegree(text) || schoolCue.test(text));
  });

/** Whether jobs are several, or one that is whole and told at length. */
function tellsJobs(jobs: readonly Entry[]): boolean {
  const isTold = ({ title, organisation, bullets, paragraphs }: Entry) =>
    title !== undefined &&
    organisation !== undefined &&
    titleScoreOf(title.text) >= 1 &&
    organisationScoreOf(organisation.text) >= 1 &&
    bullets.length + paragraphs.length > mostShortLines;
  return jobs.length >= leastJobs || jobs.some(isTold);
}

/** Where the header of an entry stands among rows, or without one its first line. */
function rowOfEntry(rows: readonly Row[], entry: Entry | undefined): number {
  const { header = [], bullets = [], paragraphs = [] } = entry ?? {};
  const openings = (header.length > 0 ? header : [...bullets, ...paragraphs]).map(({ words }) => words[0]);
  return rows.findIndex(({ words }) => openings.some((word) => word !== undefined && words.includes(word)));
}
