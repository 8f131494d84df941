import type { ReportDocument } from '@redmark/rubric';
import { technical } from '../../model/new-to-software.ts';
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

/** Projects of people of trades whose work can be looked at, where jobs tell little of it. It changes no grade. */
export function workShown(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  if (resume.isAcademic || resume.understanding.career < mostlyRead) return [];
  const hasProjects = resume.sections.some(
    ({ kind, title }) => kind === 'projects' || /project|portfolio/i.test(title),
  );
  if (isFound(found, ...rulesThatAsk) || hasProjects) return [];
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.flatMap(({ title }) => title ?? []));
  const aims = [...resume.top, ...sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows)];
  // Who was never paid for the trade they name has nothing else to show.
  const isNew = names(aims, trades) && !jobs.some(({ text }) => technical.test(text));
  // A degree of computing is no trade yet, and who has written programs for long is known by the firms.
  const own = trades.filter(({ fresh }) => !(fresh && resume.yearsOfExperience > mostYears));
  const isThin = isFound(found, 'content-few-lines') && names([...resume.top, ...jobs], own);
  // A site or a portfolio stands for projects; an address of code does not, since few open it unasked.
  if (!(isNew || isThin) || showsWork(resume, { isCodeEnough: false })) return [];
  return [
    {
      title: 'Add a Projects section',
      text: 'No project stands beside your jobs, which tell little of the trade you name. Set out two or three: what each is for, with what it is built, your own part, what came of it, and where it can be seen. This does not affect your grade.',
    },
  ];
}

const names = (texts: readonly { text: string }[], some: readonly (typeof trades)[number][]) =>
  some.some(({ trade }) => trade.test(texts.map(({ text }) => text).join('\n')));
