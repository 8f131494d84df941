import { askedOnce } from './asked-once.ts';
import { skillTermsOf, skillWordsOf } from './language/skill-terms.ts';
import { isNewToSoftware } from './new-to-software.ts';
import { sectionsOf } from './questions.ts';
import type { Resume, SectionKind } from './resume.ts';

/** The first post in the new trade may be among the jobs. */
const ofTheTrade = 0.34;
/** So many skills that only projects use are those of a trade; one may be met by chance. */
const fewestShown = 2;

/**
 * Whether the jobs are of another trade than the newest studies or the projects: these rightly stand first, since they
 * lead to what is looked for.
 */
export const hasJobsOfOtherTrade = askedOnce(
  (resume: Resume): boolean => isNewToSoftware(resume, ofTheTrade) || areSkillsOfProjects(resume),
);

/** Whether the skills that are listed are used in projects, and none of them in a job. */
function areSkillsOfProjects(resume: Resume): boolean {
  const listed = new Set(skillTermsOf(resume).flatMap(({ text }) => skillWordsOf(text)));
  const usedIn = (kind: SectionKind) => {
    const words = sectionsOf(resume, kind).flatMap(({ rows }) => rows.flatMap(({ text }) => skillWordsOf(text)));
    return new Set(words.filter((word) => listed.has(word)));
  };
  return usedIn('projects').size >= fewestShown && usedIn('experience').size === 0;
}
