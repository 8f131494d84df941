import type { ReportDocument } from '@redmark/rubric';
import { isNewToSoftware } from '../../model/new-to-software.ts';
import { endOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Section } from '../../model/resume.ts';
import { isOfService } from '../../model/service-jobs.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

/** Years of work from which on readers look for it first, though studies above it are still usual. */
const yearsBeforeStudies = 2.5;
/** So many years lie between the first job and the latest year that is printed. */
const yearsPrinted = 3;
/** Years between the end of the studies and the latest year that is printed, from which on they are no news. */
const yearsSinceStudies = 2;
/** Below this the order of the text is not sure. */
const sureOrder = 0.9;
/** What students do beside their studies. */
const beside =
  /\b(?:intern(?:ship)?|trainee|co-?op|apprentice|working student|(?:teaching|research|graduate|student|lab) assistant|graduate researcher|doctoral|ph\.? ?d|volunteer|tutor)\b/i;

/** Which section readers look for first, where another stands above it. It changes no grade: the rules ask it only where it is sure. */
export function sectionOrder(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  if (resume.isAcademic || resume.confidence < sureOrder || resume.pages.some(({ columns }) => columns)) return [];
  if (isFound(found, 'content-work-late')) return [];
  const at = resume.sections.findIndex(
    ({ kind, title, entries }) => kind === 'experience' && kindOfTitle(title) === 'experience' && entries.length > 0,
  );
  const work = resume.sections[at];
  // What is called other has its main part elsewhere, under a title that was read as something else.
  if (!work || /^\W*(?:other|additional|further)\b/i.test(work.title)) return [];
  const above = resume.sections.slice(0, at);
  if (above.some(({ kind }) => kind === 'experience')) return [];
  const reason = ofProjects(resume, work) ?? ofStudies(resume, work, above);
  return reason === undefined ? [] : [{ title: 'Put first what you are hired for', text: reason }];
}

const nameOf = ({ title }: Section) => `“${quote(title.replace(/[\s:;.,_=–—-]+$/, ''), 40)}”`;

/** Projects below jobs of any trade, where the skills are those of the trade that the projects show. */
function ofProjects(resume: Resume, work: Section): string | undefined {
  const jobs = work.entries.filter(({ title }) => title);
  const projects = sectionsOf(resume, 'projects').find(({ entries }) => entries.length > 0);
  const isOther = jobs.every(isOfService) || isNewToSoftware(resume);
  if (!projects || jobs.length === 0 || !isOther) return undefined;
  if (resume.sections.indexOf(projects) < resume.sections.indexOf(work)) return undefined;
  return `${nameOf(projects)} stands below ${nameOf(work)}, whose jobs are of another trade. Put the projects above them, and give them the room: they show what you want to be hired for. This does not affect your grade.`;
}

/** The latest year that is printed and not to come: a file may be old, and a job of it that goes on as well. */
function latestYear({ today, rows }: Resume): number {
  const printed = rows.flatMap(({ text }) => text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number);
  return Math.max(0, ...printed.filter((year) => year <= today.year));
}

/** Studies that ended before years of work. */
function ofStudies(resume: Resume, work: Section, above: readonly Section[]): string | undefined {
  const studies = above.find(({ kind }) => kind === 'education');
  const latest = latestYear(resume);
  const first = Math.min(...work.entries.flatMap(({ date }) => date?.start?.year ?? []));
  if (!studies || resume.yearsOfExperience < yearsBeforeStudies) return undefined;
  const jobs = work.entries.filter(({ title }) => title);
  const others = jobs.filter((job) => beside.test(job.title?.text ?? '') || isOfService(job));
  if (jobs.length === 0 || isNewToSoftware(resume)) return undefined;
  const isFollowed = hasFollowed(studies, jobs);
  // Without a post that goes on, the years that are printed must show that the work is not new.
  const tellsYears = latest - first >= yearsPrinted && 2 * others.length <= jobs.length;
  if (!tellsYears && !isFollowed) return undefined;
  const dates = studies.entries.flatMap(({ date }) => date ?? []);
  const isOver =
    dates.length > 0 &&
    dates.every(({ present, end, start }) => {
      const last = end ?? start;
      return !present && last !== undefined && latest - last.year >= yearsSinceStudies;
    });
  if (!isOver && !isFollowed) return undefined;
  return `${nameOf(work)} stands below ${nameOf(studies)}. With years of work behind you readers look for the work first: put it above, right below your profile. This does not affect your grade.`;
}

/** Studies of so many rows push the work down, also where they ended when the post of today began. */
const longStudies = 5;

/** Whether a post that goes on, other than those of students, began when studies that are told at length had ended. */
function hasFollowed(studies: Section, jobs: readonly Entry[]): boolean {
  const ends = studies.entries.flatMap(({ date }) => (date && !date.present ? [endOf(date)] : []));
  const isPost = ({ title, date }: Entry) =>
    date?.present === true &&
    date.start?.month !== undefined &&
    !beside.test(title?.text ?? '') &&
    monthsOf(date.start) >= Math.max(...ends);
  return ends.length > 0 && studies.rows.length >= longStudies && jobs.some(isPost);
}
