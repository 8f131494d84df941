import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import type { Draft } from '../titles/joined-work.ts';

/** Kinds below whose titles people also tell their jobs, in so many rows at least: "Career profile". */
const doubtful: SectionKind[] = ['summary', 'objective', 'skills'];
const leastRows = 6;
/** So many jobs with their time, or one with more lines than this, are told by no chance. */
const leastJobs = 2;
const mostShortLines = 2;

/**
 * Profiles and lists of skills below which the jobs are told without a title of their own: from the first job on the rows
 * are a section of jobs. Where nothing stands above the jobs, the whole section is one; `jobsIn` reads them.
 */
export const withJobsParted = <D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] =>
  drafts.flatMap((draft) => partedAt(draft, jobsIn));

/** Every time has two digits side by side. */
const partOfTime = /\d\d/;

/** A profile without its jobs, and the section of those. */
function partedAt<D extends Draft>(draft: D, jobsIn: (draft: D) => Entry[]): D[] {
  const { heading, rows } = draft;
  const mayTell =
    doubtful.includes(heading.kind) && rows.length >= leastRows && rows.some(({ text }) => partOfTime.test(text));
  const entries = mayTell ? jobsIn(draft) : [];
  if (!tellsJobs(jobsAmong(entries))) return [draft];
  return sectionsAt(draft, rowOfEntry(rows, entries.find(isTimed)));
}

/** What of a section stands around its jobs, and the section of those, which begins and ends at a row. */
export function sectionsAt<D extends Draft>(draft: D, from: number, to = draft.rows.length): D[] {
  const { heading, rows } = draft;
  const row = rows[from];
  const segment = row?.segments.find(({ text }) => /\p{L}/u.test(text));
  if (from <= 0 || !row || !segment) return [{ ...draft, heading: { ...heading, kind: 'experience' as const } }];
  const own = { row, segment, kind: 'experience' as const, rest: [], known: false };
  return [
    { ...draft, rows: [...rows.slice(0, from), ...rows.slice(to)] },
    { ...draft, heading: own, rows: rows.slice(from, to) },
  ];
}

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
export function rowOfEntry(rows: readonly Row[], entry: Entry | undefined): number {
  const { header = [], bullets = [], paragraphs = [] } = entry ?? {};
  const openings = (header.length > 0 ? header : [...bullets, ...paragraphs]).map(({ words }) => words[0]);
  return rows.findIndex(({ words }) => openings.some((word) => word !== undefined && words.includes(word)));
}
