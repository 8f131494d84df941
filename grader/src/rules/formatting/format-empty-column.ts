import type { Page } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Share of the page's width that must be empty at one side. */
const emptyShare = 0.25;
/** A page with fewer words is nearly empty as a whole, which is another matter. */
const leastWords = 60;
/** The text must reach this far down, so that the empty column is seen. */
const leastHeight = 0.4;

/** A side column that goes on without text takes a third of the page from what is beside it. */
export const formatEmptyColumn: Rule = {
  name: 'format-empty-column',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 5, per: 'document' },
  habit: true,
  about: {
    title: 'Columns hold something',
    finds: 'Pages after the first on which a side column is empty.',
    why: 'The text beside an empty column is squeezed into two thirds of the page and runs on to one page more.',
  },

  *check({ pages }) {
    const [first] = pages;
    if (!first?.columns) return;
    for (const page of pages.slice(1)) {
      const empty = emptySideOf(page, first.columns.x);
      if (!empty) continue;
      yield {
        title: 'Let the text use the whole page',
        advice: `The ${empty.side} column is empty on page ${page.number + 1}, so the text stands in the rest of it. End the column where it ends, or move something into it.`,
        text: '',
        at: [{ page: page.number, ...empty.box }],
      };
    }
  },
};

type Side = { side: 'left' | 'right'; box: { x0: number; y0: number; x1: number; y1: number } };

/** The side of the first page's gutter on which a page has no word, where that is a good part of the page. */
function emptySideOf({ words, width, height }: Page, gutter: number): Side | undefined {
  const seen = words.filter(({ y0, y1 }) => y0 > 0.06 * height && y1 < 0.94 * height);
  const [top, bottom] = [Math.min(...seen.map(({ y0 }) => y0)), Math.max(...seen.map(({ y1 }) => y1))];
  if (seen.length < leastWords || bottom - top < leastHeight * height) return undefined;
  if (seen.every(({ x0 }) => x0 > gutter - 2) && gutter > emptyShare * width)
    return { side: 'left', box: { x0: 0, y0: top, x1: gutter, y1: bottom } };
  if (seen.every(({ x1 }) => x1 < gutter + 2) && width - gutter > emptyShare * width)
    return { side: 'right', box: { x0: gutter, y0: top, x1: width, y1: bottom } };
  return undefined;
}
