import { rectOf } from '../../model/header.ts';
import type { Page } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Words on the area of a letter page from which on readers speak of a crowded page, and where it is a wall of text. */
const words = { many: 560, wall: 720 };
/** Words from which on a page is as full where its lines run to the edges, and the share of the width that is left beside them. */
const toEdges = { words: 480, margin: 0.06 };
/** In square points: letter paper. */
const letterArea = 612 * 792;
/** Hardly a loss: readers say that such a page is crowded, and rate it like others all the same (decision 181). */
const loss = { least: 0.8, most: 2.4 };

/** On a page that is full to its edges nothing stands out, and what is looked for is not found. */
export const formatDensePage: Rule = {
  name: 'format-dense-page',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 4 },
  about: {
    title: 'The page has air',
    finds:
      'A page with 560 words or more on the area of a letter page, or 480 with margins below half an inch; academic CVs are not asked.',
    why: 'Of 52 such pages coaches called 33 crowded, dense or small among their first three comments.',
  },

  *check({ pages, rows, isAcademic }) {
    // Lists of papers fill pages, and are read one by one.
    if (isAcademic) return;
    const [fullest] = pages
      .map((page, index) => ({ index, count: onLetter(page) }))
      .toSorted((a, b) => b.count - a.count || a.index - b.index);
    const page = pages[fullest?.index ?? 0];
    if (!fullest || !page) return;
    const isToEdges = fullest.count < words.many && fullest.count >= toEdges.words && runsToEdges(page);
    if (fullest.count < words.many && !isToEdges) return;
    const first = rows.find(({ page }) => page === fullest.index);
    const share = Math.max(0, Math.min(1, (fullest.count - words.many) / (words.wall - words.many)));
    const which = pages.length === 1 ? 'The page' : `Page ${fullest.index + 1}`;
    yield {
      title: 'Give the page air',
      advice: `${which} holds ${page.words.length} words${isToEdges ? ' and its lines run to the edges' : ', where 350 to 450 are usual'}, and on so full a page nothing stands out. Cut the weakest lines, older posts and lists rather than setting them smaller, and leave white space ${isToEdges ? 'at both sides and ' : ''}above each title and job.`,
      text: '',
      at: first ? [rectOf(first)] : [],
      loss: loss.least + share * (loss.most - loss.least),
    };
  },
};

const onLetter = ({ words: { length }, width, height }: Page) => (length * letterArea) / (width * height);

/** Whether little is left of the width on both sides of what is written. */
function runsToEdges({ words: written, width }: Page): boolean {
  const left = Math.min(...written.map(({ x0 }) => x0));
  const right = width - Math.max(...written.map(({ x1 }) => x1));
  return Math.max(left, right) < toEdges.margin * width;
}
