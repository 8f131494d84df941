import { rectOf } from '../../model/header.ts';
import { tensesOf } from '../../model/language/tense.ts';
import { linesOf as entryLinesOf, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Section } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { wordsIn } from '../../model/told-thinly.ts';

/** So many lines are an account of the work; below two jobs it is clear whose they are. */
const fewest = { lines: 4, jobs: 2 };
/** So little below a job is its header in a sentence, or the name of a site. */
const hardlyAny = { lines: 2, words: 25 };

/** One list of duties for all jobs says nothing about any of them. */
export const contentDutiesApart: Rule = {
  name: 'content-duties-apart',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  anyLanguage: true,
  about: {
    title: 'Duties stand under their job',
    finds: 'A list of duties under a title of its own or below the last job, beside jobs with hardly a line.',
    why: 'A reader cannot tell what was done where and when, and how it grew.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    yield* belowLastJob(resume);
    const duties = resume.sections.find(isListOfDuties);
    const silent = duties ? silentJobsOf(resume, duties).length : 0;
    if (!duties || silent < fewest.jobs) return;
    yield {
      title: 'Put your duties under the jobs',
      advice: `“${duties.title}” is one list for ${silent} jobs, so nobody sees what you did where. Give each job its own three or four lines, with amounts, the latest job the most.`,
      text: duties.title,
      at: [duties.heading],
    };
  },
};

/** So many lines below the last of so many jobs, of which the others have none, tell the work of all. */
const belowLast = { lines: 8, jobs: 3 };
/** Below the older of two jobs, so many tell both. */
const belowOlder = { lines: 14, jobs: 2 };

/** A list behind a table of jobs, which reads as if it told the last one alone. */
function* belowLastJob(resume: Resume): Generator<RuleFinding> {
  for (const { entries } of sectionsOf(resume, 'experience')) {
    const jobs = entries.filter(({ title, organisation, date }) => (title ?? organisation) && date?.isRange);
    const last = jobs.at(-1);
    if (!last || last !== entries.at(-1)) continue;
    const isList = [belowLast, belowOlder].some(
      ({ lines, jobs: least }) => jobs.length >= least && last.bullets.length >= lines,
    );
    if (!isList) continue;
    if (jobs.slice(0, -1).some((job) => entryLinesOf(job).length > 0)) continue;
    yield {
      title: 'Put your duties under the jobs',
      advice: `The lines behind your ${jobs.length} jobs stand below the last of them as one list, so nobody sees what you did where. Give each job its own three or four lines, with amounts, the latest job the most.`,
      text: last.bullets[0]?.text ?? '',
      at: last.header.map(rectOf),
    };
    return;
  }
}

/** A title that says whose duties they are: "Job profile in Harbor Works". */
const ofOneJob = /\b(?:current|present|previous)\b|\b(?:in|at|with|for)\b/i;

/** Whether a section lists duties, of which none stands below a job of its own or a project. */
const isListOfDuties = (section: Section) =>
  isDutiesTitle(section.title) &&
  !ofOneJob.test(section.title) &&
  section.kind !== 'projects' &&
  linesOf(section) >= fewest.lines &&
  !section.entries.some(({ title, organisation, date }) => (title && organisation) || date?.isRange);

const linesOf = ({ bullets, rows }: Section) => (bullets.length > 0 ? bullets.length : rows.length);

/** Jobs with two of title, employer and time, and hardly anything below. */
function silentJobsOf(resume: Resume, duties: Section): Entry[] {
  return sectionsOf(resume, 'experience')
    .filter((section) => section !== duties)
    .flatMap(({ entries }) => entries)
    .filter(({ title, organisation, date }) => (title && organisation) || ((title ?? organisation) && date?.isRange))
    .filter((entry) => entryLinesOf(entry).length <= hardlyAny.lines && wordsIn(entry) < hardlyAny.words)
    .filter((entry) =>
      tensesOf(entryLinesOf(entry)).every(({ opening: { word }, tense }) => !tense || /^work/.test(word)),
    );
}
