import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import { textStyleOf } from '../../model/layout/text-style.ts';
import { quote } from '../../model/questions.ts';
import type { Page, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isOfLowerLevel } from '../../model/titles/title-levels.ts';

const limit = 36;
/** In points: titles have white space around them, in which a reader sees less than in a list. */
const tolerance = 4.6;
/** Centred titles move by half of the blanks at their ends, and share no edge that would show it. */
const centredTolerance = 7;
/** In points: below this a title is a little off. */
const plain = 7;
/** Share of its size by which a title of a lower level is smaller. */
const smaller = 0.05;
/** Another edge must have this much more support than the left one to be taken for the guide. */
const clearlyBetter = 0.15;

/** Titles share a left edge, a centre or a right edge; one that is off breaks the line the eye follows. */
export const valignSectionHeadings: Rule = {
  name: 'valign-section-headings',
  group: 'formatting.vertical',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 12, per: 'document' },
  habit: true,
  about: {
    title: 'Section titles line up',
    finds: 'A title that stands off the line of the others.',
    why: 'Readers scan along one edge.',
  },
  inVitae: false,

  *check({ sections, pages, rows }) {
    const inColumns = pages.some((page) => page.columns !== undefined);
    const rowOf = new Map(rows.flatMap((row) => row.words.map((word) => [word, row] as const)));
    // Items of a list, cells of a table and words inside a line are no titles of their own.
    const titles = sections.filter(({ kind, heading, title, isInText }) => {
      if (isInText) return false;
      // "Experience abroad: 2 years" is a fact.
      if (/:\s*[\p{L}\d]/u.test(title)) return false;
      // “Website:” before an address is a label.
      if (kind === 'contact' && /:\s*$/.test(title)) return false;
      const [first] = heading.words;
      const row = first && rowOf.get(first);
      return !row?.mark && !row?.table && (row === undefined || row.words[0] === first);
    });
    const groups = Map.groupBy(titles, (section) => (inColumns ? section.column : 0));
    for (const group of groups.values()) {
      const found = bestAlignment(group, pages);
      if (!found) continue;
      for (const { item, deviation } of found.strays) {
        if (
          isOfOwnLevel(item, group) ||
          sharesEdge(item, titles) ||
          isPartOf(item, sections) ||
          isOfLowerLevel(item, sections)
        )
          continue;
        yield {
          title: 'Line up section titles',
          advice: `“${quote(item.title)}” stands ${offBy(deviation)} of the line the other titles share. Remove the extra indent or spaces.`,
          text: item.title,
          at: [item.heading],
          guide: ruleGuideOf(item.page, 'section headings', found.mode),
          deviation,
          ...(Math.abs(deviation) < plain ? { severity: 'minor' as const } : {}),
          toldWith: { rule: 'format-uneven' },
        };
      }
    }
  },
};

/** Whether a title is smaller than the largest one and of another weight or font than most: it belongs to what is inside a section. */
function isOfOwnLevel({ heading }: Section, group: readonly Section[]): boolean {
  const looks = (segment: Section['heading']) => {
    const { bold, font } = textStyleOf(segment);
    return `${bold} ${font}`;
  };
  const unlike = group.filter((other) => looks(other.heading) !== looks(heading));
  return unlike.length > group.length / 2 && unlike.every((other) => heading.size < (1 - smaller) * other.heading.size);
}

/** Whether a title stands below a bare one of its kind, alone or after others: "Skills", "Technical skills". */
function isPartOf(item: Section, sections: readonly Section[]): boolean {
  const { kind, page } = item;
  let at = sections.indexOf(item) - 1;
  while (sections[at]?.kind === kind && sections[at]?.page === page && (sections[at]?.rows.length ?? 0) > 0) at--;
  const above = sections[at];
  return above?.kind === kind && above.page === page && above.rows.length === 0;
}

/** Whether a title of another column begins where one does: then it is not the one that is off. */
const sharesEdge = (section: Section, titles: readonly Section[]) =>
  titles.some(({ column, heading }) => column !== section.column && Math.abs(heading.x0 - section.heading.x0) < 1);

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
