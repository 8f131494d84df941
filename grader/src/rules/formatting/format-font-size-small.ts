import { paperScaleOf } from '../../model/layout/paper-scale.ts';
import type { Rule } from '../../model/rule.ts';
import { usualHeight, xHeightOf } from '../../words/x-heights.ts';

/**
 * What sizes below these cost; sizes are scaled to a page of letter width and to letters of the usual x-height. Raters
 * of 426 resumes marked small letters that can be read hardly lower than others (decision 181).
 */
const steps = [
  { below: 6.5, loss: 9 },
  { below: 9, loss: 2 },
  { below: 9.5, loss: 1.2 },
];
/** Below this size text cannot be read; above it small text is a matter of taste and paper. */
const unreadable = 6.5;

/** Style guides agree on 10 to 12 pt, never below 10. */
export const formatFontSizeSmall: Rule = {
  name: 'format-font-size-small',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'shortfall', max: 5 },
  about: {
    title: 'The text is large enough',
    finds: 'Body text below about 9.5 points, measured as the eye sees it; the smaller, the more it costs.',
    why: 'Every guide asks for 10 to 12.',
  },

  *check({ bodySize, pages, rows }) {
    const scale = paperScaleOf(pages[0]);
    const size = Math.round(bodySize * scale * 10) / 10;
    const first = rows.find((row) => Math.abs(row.size - bodySize) < 0.3 && row.words.length >= 5);
    // Verdana 9 reads like Times 10: fonts are compared by x-height.
    const seen = (size * xHeightOf(first?.words[0]?.font ?? '')) / usualHeight;
    const step = steps.find(({ below }) => seen < below);
    if (!step) return;
    yield {
      severity: seen < unreadable ? 'major' : 'minor',
      title: 'Use a readable text size',
      advice: `Body text is ${size} pt. Use at least 10 pt, and save space by cutting words instead of size.`,
      text: '',
      at: first ? [first] : [],
      loss: step.loss,
      // On large paper the letters are large, and become small with it.
      ...(scale < 1
        ? { toldWith: { rule: 'format-page-size', adds: `On such paper the text shrinks to ${size} pt, too.` } }
        : {}),
    };
  },
};
