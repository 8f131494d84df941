import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import { quote } from '../../model/questions.ts';
import type { Page, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const limit = 36;
/** In points: titles have white space around them, in which a reader sees less than in a list. */
const tolerance = 4.6;
/** Centred titles move by half of the blanks at their ends, and share no edge that would show it. */
const centredTolerance = 7;
/** In points: below this a title is a little off. */
const plain = 7;
/** Another edge must have this much more support than the left one to be taken for the guide. */
const clearlyBetter = 0.15;

/** Titles share a left edge, a centre or a right edge; one that is off breaks the line the eye follows. */
export const valignSectionHeadings: Rule = {
  name: 'valign-section-headings',
  group: 'formatting.vertical',
  severity: 'major',
  cost: { kind: 'count', weight: 3, max: 9, per: 'document' },
  about: {
    title: 'Section titles line up',
    finds: 'A title that stands off the line of the others.',
    why: 'Readers scan along one edge.',
  },

  *check({ sections, pages, rows }) {
    const inColumns = pages.some((page) => page.columns !== undefined);
    const rowOf = new Map(rows.flatMap((row) => row.words.map((word) => [word, row] as const)));
    // Items of a list, cells of a table and words inside a line are no titles of their own.
    const titles = sections.filter(({ heading, title }) => {
      // "Experience abroad: 2 years" is a fact.
      if (/:\s*[\p{L}\d]/u.test(title)) return false;
      const [first] = heading.words;
      const row = first && rowOf.get(first);
      return !row?.mark && !row?.table && (row === undefined || row.words[0] === first);
    });
    const groups = Map.groupBy(titles, (section) => (inColumns ? section.column : 0));
    for (const group of groups.values()) {
      const found = bestAlignment(group, pages);
      if (!found) continue;
      for (const { item, deviation } of found.strays)
        yield {
          title: 'Line up section titles',
          advice: `“${quote(item.title)}” stands ${offBy(deviation)} of the line the other titles share. Remove the extra indent or spaces.`,
          text: item.title,
          at: [item.heading],
          guide: ruleGuideOf(item.page, 'section headings', found.mode),
          deviation,
          ...(Math.abs(deviation) < plain ? { severity: 'minor' as const } : {}),
        };
    }
  },
};

/** Where a title begins: with the picture before it, whose width moves the word. */
function leftOf({ heading }: Section, pages: readonly Page[]): number {
  const pictures = pages[heading.page]?.words.filter(
    ({ icon, base, x1 }) =>
      icon &&
      Math.abs(base - heading.base) < heading.size / 2 &&
      x1 < heading.x0 + 1 &&
      heading.x0 - x1 < 2 * heading.size,
  );
  return Math.min(heading.x0, ...(pictures ?? []).map(({ x0 }) => x0));
}

function bestAlignment(sections: Section[], pages: readonly Page[]) {
  const edges = [
    (section: Section) => leftOf(section, pages),
    ({ heading }: Section) => (heading.x0 + heading.x1) / 2,
    ({ heading }: Section) => heading.x1,
  ];
  const [left, centre, right] = edges.map((edge, i) =>
    alignmentOf(sections, edge, { limit, tolerance: i === 1 ? centredTolerance : tolerance }),
  );
  const other = (centre?.support ?? 0) >= (right?.support ?? 0) ? centre : right;
  return (other?.support ?? 0) >= (left?.support ?? 0) + clearlyBetter ? other : left;
}
