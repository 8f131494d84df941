import type { ReportDocument } from '@redmark/rubric';
import { isOfResearch, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { listed } from '../../model/text/listed.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

/** Up to these years of work one page holds what counts. */
const fewYears = 5;
/** Below this share of what tells work and studies, jobs may stand in what was not read. */
const mostlyRead = 0.85;
const rulesOfLength = ['format-page-count', 'format-sparse-pages', 'format-last-page', 'content-repeated-page'];
/** Projects beyond so many are skipped. */
const enoughProjects = 3;
const courses = /\b(?:relevant |selected |key )?(?:course ?work|courses|modules)\b\s*:/i;

/** What can go for one page, early in a career. It changes no grade: two pages are read as well. */
export function onePage(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  const { pages, yearsOfExperience, sections } = resume;
  if (isOfResearch(resume)) return [];
  if (pages.length !== 2 || yearsOfExperience > fewYears || isFound(found, ...rulesOfLength) || !tellsYears(resume))
    return [];
  const projects = sectionsOf(resume, 'projects').flatMap(({ entries }) => entries).length;
  const held = [
    ...(projects > enoughProjects ? [`the weaker of your ${projects} projects`] : []),
    ...(tellsCourses(resume) ? ['lists of courses'] : []),
    ...(sections.some(({ kind }) => kind === 'interests') ? ['interests'] : []),
    ...(sections.some(({ kind }) => kind === 'references') ? ['references'] : []),
  ];
  if (held.length === 0) return [];
  if (sections.some(({ kind }) => kind === 'personal')) held.push('personal details');
  return [
    {
      title: 'Make it one page',
      text: `With ${yearsOfExperience < 1 ? 'less than a year' : 'a few years'} of work behind you readers expect one page. Cut first: ${listed(held)}; then shorten the older lines. This does not affect your grade.`,
    },
  ];
}

/** Whether all work is told with its time, so that few years are few. */
function tellsYears(resume: Resume): boolean {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const isClaimed = resume.rows.some(({ text }) =>
    /\b\d{1,2}(?:\.\d)?\+? ?(?:years?|yrs?)\b.{0,40}\bexperience/i.test(text),
  );
  return resume.understanding.career >= mostlyRead && jobs.every(({ date }) => date?.isRange) && !isClaimed;
}

const tellsCourses = (resume: Resume) =>
  sectionsOf(resume, 'coursework').some(({ rows }) => rows.length > 0) ||
  sectionsOf(resume, 'education').some(({ rows }) => rows.some(({ text }) => courses.test(text)));
