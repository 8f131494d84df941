import type { Resume, Section, SectionKind } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';

/** Who worked for so many years is hired for that; beginners may show their studies first. */
const leastYears = 2;
/** Kinds that belong behind the work, whoever sends the resume. */
const lastKinds: SectionKind[] = ['personal', 'interests', 'references', 'declaration'];
/** A title in the lower part of the first page is seen as well; so many words may stand before it on another page. */
const wordsBefore = 200;

/** The work is what people are hired for; a reader who has to look for it reads the rest first and stops. */
export const contentWorkLate: Rule = {
  name: 'content-work-late',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 3, per: 'document' },
  about: {
    title: 'The work comes first',
    finds: 'Jobs of two years or more that begin on the second page, or below personal details and hobbies.',
    why: 'The first half page decides whether the rest is read.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.yearsOfExperience < leastYears || resume.confidence < 0.9) return;
    const at = resume.sections.findIndex(tellsJobs);
    const work = resume.sections[at];
    if (!work) return;
    const before = resume.sections.slice(0, at).filter(({ kind }) => lastKinds.includes(kind));
    const [first] = before;
    const isOver = work.page > 0 && wordsOf(resume.sections.slice(0, at)) >= wordsBefore && startsPage(resume, work);
    if (!first && !isOver) return;
    yield {
      title: 'Move your work up',
      advice: first
        ? `“${work.title}” stands below “${first.title}”. Put it right below your profile, and personal details at the end or nowhere.`
        : `Your work begins on page ${work.page + 1}. Put “${work.title}” on the first page, right below a profile of two or three lines.`,
      text: work.title,
      at: [work.heading],
    };
  },
};

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
