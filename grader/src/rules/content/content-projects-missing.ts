import { headerRects } from '../../model/header.ts';
import { isNewToSoftware } from '../../model/new-to-software.ts';
import { listItemsOf, sectionsOf } from '../../model/questions.ts';
import type { Resume, SectionKind } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Studies in which something is made, so that everybody has a project to tell. */
const making =
  /\b(?:engineering|b\.? ?tech|m\.? ?tech|b\.?e\.?(?=\W|$)|computer|computing|software|informatics|information (?:technology|systems)|b\.?c\.?a|m\.?c\.?a|data science|design|architecture|electronics|mechatronics|robotics|mathematics|statistics|physics|chemistry|biology|biotechnology|microbiology)\b/i;
/** Who has worked for longer is asked for the work. */
const fresh = 1.5;
const named = /\b(?:projects?|thesis|dissertation|prototype|built an?|developed an?|designed an?)\b/i;
/** The same for who changes to software: projects of an event, a club or an office are none of theirs. */
const namedOwn =
  /\bproject\b(?!-based)(?! (?:manage|manager|coordinat|lead|engineer|plan|based))|\bprojects?:|\b(?:thesis|dissertation|prototype|built an?|developed an?|designed an?)\b/i;
const namedOrShown = new RegExp(`${named.source}|\\bgithub\\b`, 'i');
/** Who claims to make projects, or gives the address of code, has told of none yet. */
const claiming: SectionKind[] = ['summary', 'objective', 'skills', 'interests', 'contact', 'personal', 'references'];
/** Below this share of what tells work and studies, projects may stand in what was not read. */
const mostlyRead = 0.8;

/** Beginners have their studies to show, and a list of courses shows nothing. */
export const contentProjectsMissing: Rule = {
  name: 'content-projects-missing',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  about: {
    title: 'Beginners show projects',
    finds:
      'Students and beginners of technical and scientific studies without a project, a thesis or work in their field, and who changes to software without one.',
    why: 'Who has no job to tell of is judged by what they made while they learned.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.understanding.career < mostlyRead) return;
    const studies = sectionsOf(resume, 'education').flatMap(({ rows }) => rows);
    const isNew = isNewToSoftware(resume);
    if (!isNew && !(isFresh(resume) && studies.some(({ text }) => making.test(text)))) return;
    if (tellsProject(resume, isNew ? namedOwn : namedOrShown)) return;
    yield {
      title: 'Show a project of your studies',
      advice:
        'No project is told, and beginners are judged by what they made while they learned. Add one or two: what it was for, what you did, with what, and what came of it.',
      text: '',
      at: headerRects(resume).slice(0, 1),
      toldWith: {
        rule: 'content-few-lines',
        adds: 'Projects of your studies count too: tell one or two, with what you did, with what, and what came of it.',
      },
    };
  },
};

/** Years of work that a resume claims in words: “14 years of experience”, “Work experience (9 years)”. */
const claimed =
  /\bexperience\b.{0,30}?\b(\d{1,2})\+? ?(?:years?|yrs)\b|\b(\d{1,2})\+? ?(?:years?|yrs)\b.{0,30}\bexperience\b/i;

const isFresh = ({ stage, yearsOfExperience, sections, rows }: Resume) =>
  (stage === 'student' || (stage === 'early' && yearsOfExperience < fresh)) &&
  ![...sections.map(({ title }) => title), ...rows.map(({ text }) => text)].some((text) => {
    const [, after, before] = claimed.exec(text) ?? [];
    return Number(after ?? before ?? 0) > fresh;
  });

/** So many jobs of so many lines tell a beginner, too, of whatever trade they are. */
const enoughJobs = 3;
const linesOfJob = 3;

/** Whether a project stands anywhere, by its section or by name; jobs with three lines are work enough. */
function tellsProject(resume: Resume, naming: RegExp): boolean {
  if (sectionsOf(resume, 'projects', 'research', 'publications').some(({ rows }) => rows.length > 0)) return true;
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const isWork = jobs.some((job) => making.test(job.title?.text ?? '') && listItemsOf(job).length >= 3);
  const told = jobs.filter((job) => listItemsOf(job).length >= linesOfJob);
  if (isWork || told.length >= enoughJobs) return true;
  const telling = resume.sections.filter(({ kind }) => !claiming.includes(kind));
  return telling.some(({ title, rows }) => [title, ...rows.map(({ text }) => text)].some((text) => naming.test(text)));
}
