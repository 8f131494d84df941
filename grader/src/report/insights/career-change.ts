import type { ReportDocument } from '@redmark/rubric';
import { hasTitle } from '../../model/header.ts';
import { isNewToSoftware } from '../../model/new-to-software.ts';
import { profilesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';

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
  if (profilesOf(resume).length > 0 || hasTitle(resume, 'summary', 'objective')) return [];
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.filter(({ title }) => title));
  if (jobs.length === 0 || !isNewToSoftware(resume, ofTheTrade)) return [];
  return [
    {
      title: 'Say in two lines why you change',
      text: `Your studies lead to software and most of your jobs are of another trade; a reader has to guess what you want. Put two lines below your name: the post you want, what you can build, and what you bring along from your work so far. This does not affect your grade.`,
    },
  ];
}
