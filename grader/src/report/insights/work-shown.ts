import type { ReportDocument } from '@redmark/rubric';
import { technical } from '../../model/new-to-software.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { showsWork, trades } from '../../model/shown-work.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';
import { toolsIn } from './named-tools.ts';

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
  // Who was never paid for the trade they name, or have studied, has nothing else to show.
  const isNew = names(aims, trades) && !jobs.some(({ text }) => technical.test(text));
  if (isUntried(resume, aims)) return [missing('which are of another trade than the one you name or have studied')];
  // A degree of computing is no trade yet, and who has written programs for long is known by the firms.
  const own = trades.filter(({ fresh }) => !(fresh && resume.yearsOfExperience > mostYears));
  const isThin = isFound(found, 'content-few-lines') && names([...resume.top, ...jobs], own);
  // A site or a portfolio stands for projects; an address of code does not, since few open it unasked.
  if (!(isNew || isThin) || showsWork(resume, { isCodeEnough: false })) return [];
  return [missing('which tell little of the trade you name')];
}

const missing = (which: string) => ({
  title: 'Add a Projects section',
  text: `No project stands beside your jobs, ${which}. Set out two or three: what each is for, with what it is built, your own part, what came of it, and where it can be seen. This does not affect your grade.`,
});

/** Posts in which programs, designs or analyses are made, whatever else their title says. */
const making =
  /\b(?:developer|development|engineer(?:ing)?|programmer|software|web|front-?end|back-?end|full[- ]?stack|data (?:scien|anal|engin|min)\w*|analytics|analyst|architect\w*|design\w*|illustrator|animator|artist|scientist|machine learning|research\w*|freelance\w*|photograph\w*|ux|ui|qa|tester|founder|co-?founder|cto|ceo)\b/i;
const dataTrade = /\bdata (?:scientist|analyst|engineer)\b|\bmachine learning engineer\b/i;
const otherStudies = /\b(?:architecture|user interface design|web design|data science|data analytics)\b/i;
/** What tells of a project without a section for it. */
const tellsProject =
  /\bproject\b(?!-based)(?! (?:manage|manager|coordinat|lead|engineer|plan|based))|\bprojects?:|\b(?:thesis|dissertation|prototype|built an?|developed an?|designed an?)\b/i;
const fewestTools = 4;

/** Whether somebody of a trade that shows its work has neither a post in it nor a project, though they list its tools or aim at it. */
function isUntried(resume: Resume, aims: readonly { text: string }[]): boolean {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  if (jobs.length === 0 || jobs.some(({ title }) => !title || making.test(title.text))) return false;
  if (resume.sections.some(({ kind, rows }) => kind === 'publications' && rows.length > 0)) return false;
  const told = sectionsOf(resume, 'experience', 'education', 'volunteering', 'activities').flatMap(({ rows }) => rows);
  if (told.some(({ text }) => tellsProject.test(text))) return false;
  const studies = sectionsOf(resume, 'education', 'certifications').flatMap(({ rows }) => rows);
  const tools = new Set(sectionsOf(resume, 'skills').flatMap(({ rows }) => rows.flatMap(({ text }) => toolsIn(text))));
  const isAim = names(aims, trades) || aims.some(({ text }) => dataTrade.test(text));
  const isStudied = names(studies, trades) || studies.some(({ text }) => otherStudies.test(text));
  return isAim || (isStudied && tools.size >= fewestTools && resume.yearsOfExperience <= mostYears);
}

const names = (texts: readonly { text: string }[], some: readonly (typeof trades)[number][]) =>
  some.some(({ trade }) => trade.test(texts.map(({ text }) => text).join('\n')));
