import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { PageRect, Rule } from '../../model/rule.ts';

/** From so many uses of one term in lists on, it is stuffing. */
const repeats = 6;
const mostItems = 70;
/** A row with fewer marks between its words is a sentence or an address. */
const fewestMarks = 2;

/** A list that names everything, or one thing over and over, is written for machines and seen as a trick. */
export const contentKeywordStuffing: Rule = {
  name: 'content-keyword-stuffing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 14 },
  about: {
    title: 'Lists of skills stay believable',
    finds: 'One term again and again, or a list that names everything.',
    why: 'Such a list is written for machines, and people read it as a trick.',
  },

  *check(resume) {
    const terms = listedTerms(resume);
    const [worst] = [...Map.groupBy(terms, ({ term }) => term)].toSorted((a, b) => b[1].length - a[1].length);
    const repeated = worst && worst[1].length >= repeats ? worst : undefined;
    if (!repeated && terms.length <= mostItems) return;
    const what = repeated
      ? `“${repeated[0]}” stands ${repeated[1].length} times in your lists`
      : `Your lists name ${terms.length} items`;
    yield {
      title: 'Keep lists of skills short',
      advice: `${what}. List each skill once, the 10 to 25 that matter, and show the best in your bullets.`,
      text: repeated?.[0] ?? '',
      at: (repeated?.[1] ?? terms).slice(0, 12).map(({ at }) => at),
    };
  },
};

function listedTerms(resume: Resume): { term: string; at: PageRect }[] {
  const rows = sectionsOf(resume, 'skills', 'languages')
    .flatMap((section) => section.rows)
    .filter(({ text }) => (text.match(/[,;|•·]/g) ?? []).length >= fewestMarks || text.split(' ').length <= 4);
  return rows.flatMap((row) =>
    row.text
      .split(/[,;|•·]/)
      .map((term) =>
        term
          .replace(/^[^:]{1,30}:/, '')
          .trim()
          .toLowerCase(),
      )
      .filter((term) => /\p{L}/u.test(term) && term.split(' ').length <= 4)
      .map((term) => ({ term, at: row })),
  );
}
