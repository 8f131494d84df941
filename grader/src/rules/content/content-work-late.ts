import type { Resume, Section, SectionKind } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';

/** Who worked for so many years is hired for that; beginners may show their studies first. */
const leastYears = 2;
/** Studies and projects lead the resume of a beginner; they belong below jobs of so many years. */
const yearsBeforeStudies = 12;
const monthsOfNews = 24;
const behindJobs: SectionKind[] = ['education', 'coursework', 'projects', 'certifications'];
/** Paid work of so many posts tells more than projects, at any age. */
const jobsBeforeProjects = 2;
const yearsBeforeProjects = 0.5;
/** Kinds that belong behind the work, whoever sends the resume; interests in research tell the work itself. */
const lastKinds: SectionKind[] = ['personal', 'interests', 'references', 'declaration'];
/** A title in the middle of the first page is seen as well; so many words may stand before one further below. */
const wordsBefore = 200;
const lowShare = 0.7;

/** The work is what people are hired for; a reader who has to look for it reads the rest first and stops. */
export const contentWorkLate: Rule = {
  name: 'content-work-late',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 3, per: 'document' },
  about: {
    title: 'The work comes first',
    finds:
      'Jobs of two years or more that begin on the second page, at the bottom of the first, or below personal details and hobbies; jobs of twelve years or more below studies, two jobs below projects, and studies below personal details where there is no job.',
    why: 'The first half page decides whether the rest is read.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.confidence < 0.9) return;
    const at = resume.sections.findIndex(tellsJobs);
    const work = resume.sections[at];
    if (!work) {
      yield* studiesLate(resume);
      return;
    }
    const before = resume.sections.slice(0, at);
    const first = aboveWork(resume, work, before);
    if (!first && (resume.yearsOfExperience < leastYears || !beginsLate(resume, work, before))) return;
    yield {
      title: 'Move your work up',
      advice: first
        ? `“${work.title}” stands below “${first.title}”. Put it right below your profile, ${lastKinds.includes(first.kind) ? 'and personal details at the end or nowhere.' : 'since jobs count most.'}`
        : `Your work begins ${work.page > 0 ? `on page ${work.page + 1}` : 'at the bottom of the first page'}. Put “${work.title}” on the first page, right below a profile of two or three lines.`,
      text: work.title,
      at: [work.heading],
    };
  },
};

/** Who has no job yet is judged by studies and projects, which belong above what is private. */
function* studiesLate({ sections }: Resume): Generator<RuleFinding> {
  if (sections.some(({ kind }) => kind === 'experience')) return;
  const at = sections.findIndex(({ kind, entries }) => kind === 'education' && entries.some(({ title }) => title));
  const studies = sections[at];
  const above = sections
    .slice(0, Math.max(0, at))
    .find(({ kind, rows, column }) => lastKinds.includes(kind) && rows.length >= 2 && column === studies?.column);
  if (!studies || !above) return;
  yield {
    title: 'Move your studies up',
    advice: `“${studies.title}” stands below “${above.title}”. Put your studies right below your profile, projects behind them, and what is personal at the end or nowhere.`,
    text: studies.title,
    at: [studies.heading],
  };
}

/** Some of the work may be told further above, under another title. */
const tellWork = (sections: readonly Section[]) => sections.some(({ kind }) => kind === 'experience');

/** The section that stands above the work and belongs below it. */
function aboveWork(resume: Resume, work: Section, before: readonly Section[]): Section | undefined {
  const years = resume.yearsOfExperience;
  const above = before.filter(({ rows, column }) => rows.length > 0 && column === work.column);
  const personal =
    years >= leastYears
      ? above.find(({ kind, title }) => lastKinds.includes(kind) && !/\bresearch\b/i.test(title))
      : undefined;
  if (personal || tellWork(before)) return personal;
  const jobs = work.entries.filter(({ title, date }) => title && date?.isRange);
  const projects =
    jobs.length >= jobsBeforeProjects && years >= yearsBeforeProjects
      ? above.find(({ kind }) => kind === 'projects')
      : undefined;
  if (projects || years < yearsBeforeStudies) return projects;
  return above.find((one) => behindJobs.includes(one.kind) && !tellsNews(one, resume));
}

/** Whether much is told before the work, which begins on a later page or low on the first one. */
function beginsLate(resume: Resume, work: Section, before: readonly Section[]): boolean {
  if (wordsOf(before) < wordsBefore) return false;
  if (work.page > 0) return startsPage(resume, work);
  return !tellWork(before) && work.heading.y0 > lowShare * (resume.pages[0]?.height ?? 0);
}

/** Whether somebody studies now or did so lately, which may lead the resume at any age. */
const tellsNews = ({ entries }: Section, { today }: Resume) =>
  entries.some(({ date }) => date?.present || (date?.end && monthsOf(today) - monthsOf(date.end, 12) < monthsOfNews));

/** Whether a section that is called one of work holds a job with its time. */
const tellsJobs = ({ kind, title: name, entries }: Section) =>
  kind === 'experience' &&
  kindOfTitle(name) === 'experience' &&
  entries.some(({ title, organisation, date }) => (title ?? organisation) && date?.isRange);

const wordsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ rows }) => rows).reduce((sum, { words }) => sum + words.length, 0);

/** Whether no job was told on an earlier page, under whatever title. */
const startsPage = ({ sections }: Resume, work: Section) =>
  !sections.some(({ kind, page }) => page < work.page && (kind === 'experience' || kind === 'projects'));
