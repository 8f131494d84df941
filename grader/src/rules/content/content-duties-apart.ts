import { sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';

/** So many lines are an account of the work; below two jobs it is clear whose they are. */
const fewest = { lines: 4, jobs: 2 };

/** One list of duties for all jobs says nothing about any of them. */
export const contentDutiesApart: Rule = {
  name: 'content-duties-apart',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  anyLanguage: true,
  about: {
    title: 'Duties stand under their job',
    finds: 'A list of duties under a title of its own, beside two jobs or more without a line.',
    why: 'A reader cannot tell what was done where and when, and how it grew.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const duties = resume.sections.find((section) => isDutiesTitle(section.title) && linesOf(section) >= fewest.lines);
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

const linesOf = ({ bullets, rows }: Section) => (bullets.length > 0 ? bullets.length : rows.length);

/** Jobs with a title or employer and a time, and nothing below. */
function silentJobsOf(resume: Resume, duties: Section): Entry[] {
  return sectionsOf(resume, 'experience')
    .filter((section) => section !== duties)
    .flatMap(({ entries }) => entries)
    .filter((entry) => (entry.title ?? entry.organisation) && entry.date?.isRange)
    .filter(({ bullets, paragraphs }) => bullets.length + paragraphs.length === 0);
}
