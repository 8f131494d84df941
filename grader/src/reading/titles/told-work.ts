import { linesOf } from '../../model/questions.ts';
import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { limited } from '../told/employers-in-text.ts';
import { jobToldIn, opensJobSentence, opensTimedSentence, opensWithLength } from '../told/job-sentences.ts';
import type { Draft } from './joined-work.ts';

/** Kinds that people end with a list of their jobs, where no title stands above it. */
const looseKinds: SectionKind[] = [
  'education',
  'objective',
  'skills',
  'summary',
  'other',
  'personal',
  'awards',
  'certifications',
];
/** So many rows has a sentence that tells a job. */
const mostRows = 3;
/** So many jobs without a time are told by no chance. */
const leastJobs = 2;
/** A line that ends so far from the right, as a share of the longest one, ends its sentence. */
const shortLine = 0.85;

/**
 * A resume without a title above its jobs, which are sentences below the studies or the objective: "Worked as a Clerk in
 * Harbor Works from 2010 to 2012". From the first of them on the rows are a section of jobs; `jobsIn` reads them.
 */
export function withToldWork<D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] {
  const starts = drafts.map(({ heading, rows }) => (looseKinds.includes(heading.kind) ? firstToldAt(rows) : -1));
  // Few resumes have such a sentence, and to read the jobs of a section takes long.
  if (starts.every((at) => at < 0)) return [...drafts];
  if (drafts.some((draft) => draft.heading.kind === 'experience' && jobsIn(draft).some(isNamed))) return [...drafts];
  return drafts.flatMap((draft, i) => {
    const at = starts[i] ?? -1;
    const row = draft.rows[at];
    const segment = row?.segments.find(({ text }) => /\p{L}/u.test(text));
    if (!row || !segment) return [draft];
    const heading = { row, segment, kind: 'experience' as const, rest: [], known: false };
    const work = { ...draft, heading, rows: draft.rows.slice(at) };
    return tellsJobs(jobsIn(work)) ? [{ ...draft, rows: draft.rows.slice(0, at) }, work] : [draft];
  });
}

/** The first row that begins a sentence about work which names a post, or a firm and how long somebody was there. */
function firstToldAt(rows: readonly Row[]): number {
  const edge = Math.max(0, ...rows.map(({ x1 }) => x1));
  return rows.findIndex((row, i) => {
    if (!opensJobSentence(row.text) && !opensTimedSentence(row.text)) return false;
    const above = rows[i - 1];
    const isStart = row.mark || !above || /[.!?:;]\W*$/.test(above.text) || above.x1 < shortLine * edge;
    const told = isStart ? jobToldIn({ words: rows.slice(i, i + mostRows).flatMap(({ words }) => words) }) : undefined;
    return told !== undefined && (told.title !== undefined || isFirmFor(told, row.text));
  });
}

/** Whether a text opens with how long it was at a firm: "1 year experience at Harbor Works Ltd". */
const isFirmFor = ({ organisation }: Pick<Entry, 'organisation'>, text: string): boolean =>
  opensWithLength(text) && limited.test(organisation?.text ?? '');

const isNamed = ({ title, organisation }: Entry) => title !== undefined || organisation !== undefined;

/**
 * Whether the first entry is a job that is dated, or how long it was is told, or not the only one. Posts without an
 * employer have to be several.
 */
function tellsJobs([first, ...others]: Entry[]): boolean {
  if (!first) return false;
  const [opening] = linesOf(first);
  if (opening && isFirmFor(first, opening.text)) return true;
  const isPost = ({ title }: Entry) => titleScoreOf(title?.text ?? '') >= 2;
  const isJob = (entry: Entry) => entry.title !== undefined && entry.organisation !== undefined;
  const jobs = others.filter(isJob(first) ? isJob : isPost);
  return (
    (isJob(first) || isPost(first)) && (jobs.length + 1 >= leastJobs || (isJob(first) && first.date?.isRange === true))
  );
}
