import type { ReportDocument } from '@redmark/rubric';
import { isExpected } from '../../model/expected-end.ts';
import { hasTitle } from '../../model/header.ts';
import { isNewToSoftware, technical } from '../../model/new-to-software.ts';
import { endOf, profilesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';

/** Below this share of what tells work and studies, jobs of the trade may stand in what was not read. */
const mostlyRead = 0.85;
/** A summer job beside the studies is no trade that somebody leaves. */
const leastYears = 1;
/** The first post in the new trade may be among the jobs. */
const ofTheTrade = 0.34;

/** Who comes to software from another trade and says so nowhere; readers ask at once why. */
export function careerChange(resume: Resume): ReportDocument['insights'] {
  const { understanding, yearsOfExperience, isAcademic } = resume;
  if (isAcademic || understanding.career < mostlyRead || yearsOfExperience < leastYears) return [];
  // A post of the new trade below the name says what is looked for.
  if (resume.top.some(namesTrade)) return [];
  if (profilesOf(resume).length > 0 || hasTitle(resume, 'summary', 'objective')) return [];
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.filter(({ title }) => title));
  if (jobs.length === 0 || !isNewToSoftware(resume, ofTheTrade) || worksBesideStudies(resume)) return [];
  return [
    {
      title: 'Say in two lines why you change',
      text: `Your studies lead to software and most of your jobs are of another trade; a reader has to guess what you want. Put two lines below your name: the post you want, what you can build, and what you bring along from your work so far. This does not affect your grade.`,
    },
  ];
}

/** Whether a line names a post of the trade, also where its letters are set apart. */
const namesTrade = ({ text }: Row) =>
  technical.test(text) || /(?:developer|engineer|programmer|designer)$/i.test(text.replace(/\s/g, ''));

/** In months: studies of one date began at most so long before it. */
const longestStudies = 60;

/** Whether no job began before the studies, which still go on in the file: who earns money beside them leaves no trade. */
function worksBesideStudies(resume: Resume): boolean {
  const studies = sectionsOf(resume, 'education').flatMap(({ entries }) => entries);
  const open = studies.filter((study) => study.date?.present || isExpected(study));
  const ends = open.flatMap(({ date }) => (date ? [Math.min(endOf(date), monthsOf(resume.today))] : []));
  const starts = sectionsOf(resume, 'experience').flatMap(({ entries }) =>
    entries.flatMap(({ date }) => (date?.start ? [monthsOf(date.start)] : [])),
  );
  return ends.length > 0 && Math.min(...starts) >= Math.max(...ends) - longestStudies;
}
