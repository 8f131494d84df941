import type { ReportDocument } from '@redmark/rubric';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { showsWork, trades } from '../../model/shown-work.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

/** Below this share of what tells work and studies, projects may stand in what was not read. */
const mostlyRead = 0.8;
const mostYears = 6;
const rulesThatAsk = [
  'content-work-sample',
  'content-projects-missing',
  'content-project-proof',
  'content-project-bare',
];

/** Projects of people of trades whose work can be looked at, where jobs tell little. It changes no grade. */
export function workShown(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  if (resume.isAcademic || resume.understanding.career < mostlyRead || !isFound(found, 'content-few-lines')) return [];
  const hasProjects = resume.sections.some(
    ({ kind, title }) => kind === 'projects' || /project|portfolio/i.test(title),
  );
  // An address of a site or a portfolio stands for them.
  if (isFound(found, ...rulesThatAsk) || hasProjects || showsWork(resume)) return [];
  // A degree of computing is no trade yet, and who has written programs for long is known by the firms.
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.flatMap(({ title }) => title ?? []));
  const claims = [...resume.top, ...jobs].map(({ text }) => text).join('\n');
  const isLong = resume.yearsOfExperience > mostYears;
  if (!trades.some(({ trade, fresh }) => trade.test(claims) && !(fresh && isLong))) return [];
  return [
    {
      title: 'Add a Projects section',
      text: 'The lines under your jobs tell little, and no project stands beside them. Set out two or three: what each is for, with what it is built, your own part, what came of it, and where it can be seen. This does not affect your grade.',
    },
  ];
}
