import type { Word } from '../../model/page.ts';
import type { Page } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { textOf } from '../../model/text/text.ts';

/** A date with the time of day, as browsers print it: "2/19/26, 4:37 PM". */
const printTime = /\b(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d\d-\d\d),? \d{1,2}:\d\d\b/;
/** What browsers print at the other edge: the address of the page, or which of how many pages this is. */
const printedEdge = /(?:https?:\/\/|file:\/\/\/|localhost|127\.0\.0\.1)\S*|\b\d{1,2} ?(?:\/|of) ?\d{1,2}$/;
/** Words whose baselines are so near stand on one line, in points. */
const sameLine = 2;

/** A page saved from a browser keeps the browser's own lines at the edges of the paper. */
export const formatBrowserPrint: Rule = {
  name: 'format-browser-print',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 6 },
  about: {
    title: 'The page is yours alone',
    finds: 'The date, time and address that a browser prints at the edges of the paper.',
    why: 'They show that the resume was not made with care, and an address of your own computer tells nobody anything.',
  },

  *check({ pages }) {
    const marks = pages.flatMap((page) => marksOf(page));
    const [first] = marks;
    if (!first) return;
    yield {
      title: 'Leave out the browser’s header and footer',
      advice: `“${textOf(first)}” was printed by the browser, not by you. Save the page again with “Headers and footers” turned off.`,
      text: textOf(first),
      at: marks.flat(),
    };
  },
};

/** The first and the last line of a page, where one of them tells when it was printed and the other is a browser's. */
function marksOf({ words }: Page): Word[][] {
  const bases = words.map(({ base }) => base);
  const lineAt = (base: number) => words.filter((word) => Math.abs(word.base - base) <= sameLine);
  const edges = [lineAt(Math.min(...bases)), lineAt(Math.max(...bases))];
  const isTimed = edges.some((line) => printTime.test(textOf(line)));
  const marks = edges.filter((line) => printTime.test(textOf(line)) || printedEdge.test(textOf(line)));
  return isTimed && marks.length === edges.length ? marks : [];
}
