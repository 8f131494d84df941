import { hasTitleLike, headerAt } from '../../model/header.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';

const title =
  /\b(?:experience|employment|work history|career|internships?|placements?|positions?|practice|military)\b/i;
/** A student's projects, or a reading that is not sure, weigh less than nothing to show. */
const lighter = 0.3;

/** The most viewed part of a resume is what the person did, for whom and when. */
export const contentExperienceMissing: Rule = {
  name: 'content-experience-missing',
  group: 'content',
  severity: 'critical',
  cost: { kind: 'presence', weight: 20 },
  cap: { category: 79.9, total: 79.9 },

  *check(resume) {
    if (sectionsOf(resume, 'experience', 'research', 'teaching').length > 0 || hasTitleLike(resume, title)) return;
    const roles = resume.sections
      .filter(({ kind }) => kind === 'other' || kind === 'summary')
      .flatMap((section) => section.entries)
      .filter((entry) => entry.date && entry.bullets.length > 0);
    if (roles.length >= 2) return;
    const other = sectionsOf(resume, 'projects', 'volunteering', 'activities', 'coursework').length > 0;
    if (other && resume.stage === 'student') return;
    const light = other || resume.confidence < 0.7 || resume.sections.length < 2;
    yield {
      title: 'Add an Experience section',
      advice:
        'We could not find your experience. Add a heading such as Experience and list your roles with title, organisation, place and dates.',
      text: '',
      at: headerAt(resume),
      ...(light ? { severity: 'major', weight: lighter, cap: {} } : {}),
    };
  },
};
