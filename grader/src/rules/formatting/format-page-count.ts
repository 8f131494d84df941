import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** A page with fewer words is a spill, not a page. */
const leastWords = 12;
const manyPages = 4;
const longCareerYears = 15;

/** One and two pages are both fine; from three on readers stop. */
export const formatPageCount: Rule = {
  name: 'format-page-count',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'shortfall', max: 20 },

  *check(resume) {
    if (resume.isAcademic) return;
    const pages = resume.pages.filter((page) => page.words.length >= leastWords).length;
    if (pages <= 2) return;
    const first = resume.rows.find((row) => row.page === 2);
    yield {
      title: 'Keep it to one or two pages',
      advice: `Your resume has ${pages} pages. Aim for two: shorten roles older than 10 years and merge short sections.`,
      text: '',
      at: first ? [first] : [],
      loss: pages >= manyPages ? 18 : hasLongCareer(resume) ? 5 : 10,
      cap: pages >= manyPages ? { category: 86.9 } : {},
    };
  },
};

function hasLongCareer({ yearsOfExperience, stage, locale }: Resume): boolean {
  return yearsOfExperience >= longCareerYears || (stage === 'senior' && locale === 'UK');
}
