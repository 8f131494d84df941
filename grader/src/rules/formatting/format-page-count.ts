import { isAcademicRecord } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';

/** A page with fewer words has a page number or nothing. */
const leastWords = 4;
const manyPages = 4;

/** One or two pages are fine; from the third on readers stop. */
export const formatPageCount: Rule = {
  name: 'format-page-count',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'shortfall', max: 12 },
  about: {
    title: 'One or two pages',
    finds: 'Three pages or more; four and more cost almost twice as much. Academic CVs may be longer.',
    why: 'Readers accept one or two alike; beyond that they stop reading.',
  },
  ofPictures: true,

  *check(resume) {
    if (isAcademicRecord(resume)) return;
    const pages = resume.pages.filter((page) => page.words.length >= leastWords).length;
    if (pages <= 2) return;
    const first = resume.rows.find((row) => row.page === 2);
    yield {
      title: 'Keep it to one or two pages',
      advice: `Your resume has ${resume.pages.length} pages. Aim for two: shorten roles older than 10 years and merge short sections.`,
      text: '',
      at: first ? [first] : [],
      loss: pages >= manyPages ? 11 : 6,
      toldWith: { rule: 'format-sparse-pages', adds: 'More than two pages cost besides.' },
    };
  },
};
