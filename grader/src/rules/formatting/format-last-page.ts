import { rectOf } from '../../model/header.ts';
import { isOfResearch } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { hasPicture, heightOf, isShort } from './format-page-break.ts';
import { formatSparsePages } from './format-sparse-pages.ts';

/** Of more pages the last one is seen by few. */
const mostPages = 3;
/** A last page of which less is used, by height, looks unfinished. */
const filled = 0.55;
/** So many words, at most, does a page hold that is not crowded; the pages before could take all of them. */
const wordsOfPage = 560;

/** A half empty last page says that there was not enough to tell, and what stands on it is seen last. */
export const formatLastPage: Rule = {
  name: 'format-last-page',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  about: {
    title: 'Last pages are used',
    finds: 'A half empty last page, where fewer pages would do.',
    why: 'Of 13 such pages coaches called 8 half empty.',
  },

  *check(resume) {
    const { pages, rows, wordCount } = resume;
    const last = pages.at(-1);
    if (!last || pages.length < 2 || pages.length > mostPages || isOfResearch(resume) || hasPicture(last)) return;
    const own = rows.filter(({ page }) => page === last.number);
    const used = heightOf(own) / last.height;
    const fewer = pages.length - 1;
    if (own.length === 0 || used >= filled || wordCount > fewer * wordsOfPage) return;
    // Of a few lines that spilt over, and of pages that are empty throughout, other notes tell.
    if (isShort(own, last) || [...formatSparsePages.check(resume)].length > 0) return;
    const share = Math.max(1, Math.round(used * 10)) * 10;
    yield {
      title: fewer === 1 ? 'Bring it onto one page' : `Bring it onto ${fewer} pages`,
      advice: `Page ${last.number + 1} is used to some ${share} %, and your ${wordCount} words fit on ${fewer === 1 ? 'one page' : `${fewer} pages`}. Cut what says least, close the gaps and set the text in 10 or 10.5 points; or tell more of your work, until the last page is full.`,
      text: '',
      at: own.slice(0, 3).map(rectOf),
    };
  },
};
