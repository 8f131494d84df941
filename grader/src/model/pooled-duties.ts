import { askedOnce } from './asked-once.ts';
import { tensesOf } from './language/tense.ts';
import { isNamed, linesOf, sectionsOf } from './questions.ts';
import type { Entry, Resume, Section } from './resume.ts';
import { isDutiesTitle } from './titles/duty-titles.ts';
import { wordsIn } from './told-thinly.ts';

/** So many lines are an account of the work; below two jobs it is clear whose they are. */
const fewest = { lines: 4, jobs: 2 };
/** So little below a job is its header in a sentence, or the name of a site. */
const hardlyAny = { lines: 2, words: 25 };
/** So many lines below the last of so many jobs, of which the others have none, tell the work of all. */
const belowLast = { lines: 8, jobs: 3 };
/** Below the older of two jobs, so many tell both. */
const belowOlder = { lines: 14, jobs: 2 };
/** A list under a title that names no duties has so many lines where it is one. */
const leastUntold = 6;

/** A list that tells several jobs at once: a section of its own, or the lines of the last job. */
type PooledDuties = { jobs: Entry[] } & ({ section: Section; last?: undefined } | { last: Entry });

/** The list of duties that stands for several jobs, of which none has lines of its own. */
export const pooledDutiesOf = askedOnce((resume: Resume): PooledDuties | undefined =>
  resume.isAcademic ? undefined : (belowLastJob(resume) ?? apart(resume)),
);

function apart(resume: Resume): PooledDuties | undefined {
  for (const section of resume.sections.filter(isListOfDuties)) {
    const jobs = silentJobsOf(resume, section);
    if (jobs.length >= fewest.jobs && !tellsJobAbove(section, resume)) return { section, jobs };
  }
  return undefined;
}

/** Whether a list stands above all other work, which is told as earlier: then it tells the present job. */
function tellsJobAbove(section: Section, resume: Resume): boolean {
  const work = sectionsOf(resume, 'experience');
  return work[0] === section && /\b(?:previous|past|earlier|former)\b/i.test(work[1]?.title ?? '');
}

/** A list behind a table of jobs, which reads as if it told the last one alone. */
function belowLastJob(resume: Resume): PooledDuties | undefined {
  for (const { entries } of sectionsOf(resume, 'experience')) {
    const jobs = entries.filter(({ title, organisation, date }) => (title ?? organisation) && date);
    const at = jobs.findIndex((job) => linesOf(job).length > 0);
    const last = jobs[at];
    const isLast = last === entries.at(-1) || jobs.slice(at + 1).length === 0;
    if (!last || !isLast) continue;
    const isList = [belowLast, belowOlder].some(
      ({ lines, jobs: least }) => jobs.length >= least && last.bullets.length >= lines,
    );
    if (isList) return { last, jobs };
  }
  return undefined;
}

/** A title that says whose duties they are: "Job profile in Harbor Works", "Duties of the present post". */
const ofOneJob = /\b(?:current|present|previous)\b|\b(?:in|at|with|for)\b/i;

/** Whether a section lists duties, of which none stands below a job of its own or a project. */
const isListOfDuties = (section: Section) =>
  (isDutiesTitle(section.title) ? linesIn(section) >= fewest.lines : isUntold(section)) &&
  !ofOneJob.test(section.title) &&
  section.kind !== 'projects' &&
  !section.entries.some(({ title, organisation, date }) => (title && organisation) || date?.isRange);

/** Titles of jobs, of which the headers were not read. */
const ofJobs = /\b(?:history|employ\w*|organi[sz]ation\w*|professional|work\w*|careers?|jobs?)\b/i;

/** Whether a section of work is nothing but a list: "Accounts experience". */
const isUntold = ({ kind, title, entries, bullets, rows }: Section) =>
  kind === 'experience' &&
  !ofJobs.test(title) &&
  bullets.length >= leastUntold &&
  !entries.some(isNamed) &&
  !rows.some(({ text }) => /\b(?:19|20)\d\d\b/.test(text));

const linesIn = ({ bullets, rows }: Section) => (bullets.length > 0 ? bullets.length : rows.length);

/** Jobs with two of title, employer and time, and hardly anything below. */
function silentJobsOf(resume: Resume, duties: Section): Entry[] {
  return sectionsOf(resume, 'experience')
    .filter((section) => section !== duties)
    .flatMap(({ entries }) => entries)
    .filter(({ title, organisation, date }) => (title && organisation) || ((title ?? organisation) && date?.isRange))
    .filter((entry) => linesOf(entry).length <= hardlyAny.lines && wordsIn(entry) < hardlyAny.words)
    .filter((entry) => tensesOf(linesOf(entry)).every(({ opening: { word }, tense }) => !tense || /^work/.test(word)));
}
