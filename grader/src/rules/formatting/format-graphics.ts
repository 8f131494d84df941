import type { Shape } from '../../model/page.ts';
import type { Page } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const largeShare = 0.012;
/** A picture so much longer than high, or the other way round, is a rule or a band of colour. */
const bandRatio = 6;
/** A picture of this shape and size is a portrait wherever it stands. */
const passport = { narrow: 0.68, wide: 0.86, most: 0.06 };
const photoShape = { narrow: 0.6, wide: 1.4, top: 0.4 };
/** The only picture of the first page, at its top, may be the photo in a wider frame. */
const widestFrame = 1.6;

/** A picture about as wide as high, and no larger. */
const squarish = { narrow: 0.85, wide: 1.18, most: 0.04 };

/** What stands around a signature. */
const signed = /\b(?:signature|signed|yours|sincerely|faithfully|declar|place\s*[:.]|date\s*[:.])/i;
/** In points: how far from it. */
const nearSignature = 60;

/** What is only drawn is invisible to software: logos, charts, pictures of text. Photos have a rule of their own. */
export const formatGraphics: Rule = {
  name: 'format-graphics',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 8, per: 'document' },
  about: {
    title: 'Facts are words, not pictures',
    finds: 'Charts, logos and icons that carry information.',
    why: 'Programs cannot read them, and creative layouts were invited less often in a study.',
  },

  *check({ pages }) {
    for (const page of pages)
      for (const picture of page.shapes) if (isGraphic(picture, page)) yield findingFor(picture, page);
  },
};

function isGraphic(shape: Shape, page: Page): boolean {
  const [w, h] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
  const share = (w * h) / (page.width * page.height);
  if (shape.kind !== 'image' || share < largeShare || share > 0.4) return false;
  const ratio = w / h;
  if (ratio > bandRatio || ratio < 1 / bandRatio) return false;
  const isAtTop = page.number === 0 && shape.y0 < photoShape.top * page.height;
  const isOnly = page.shapes.filter(({ kind }) => kind === 'image').length === 1;
  const isPhoto =
    (isAtTop && ratio > photoShape.narrow && ratio < (isOnly ? widestFrame : photoShape.wide)) ||
    (ratio > passport.narrow && ratio < passport.wide && share < passport.most);
  // A code to scan or the mark of a maker, which says what stands beside it in words.
  const isToken = ratio > squarish.narrow && ratio < squarish.wide && share < squarish.most;
  const underText = page.words.some(
    (word) => word.x0 > shape.x0 && word.x1 < shape.x1 && word.base > shape.y0 && word.base < shape.y1,
  );
  return !isPhoto && !isToken && !underText && !isSignature(shape, page);
}

/** Whether a picture is a signature: in the lower half, beside the words that stand around one. */
function isSignature({ y0, y1 }: Shape, { words, height }: Page): boolean {
  const near = words.filter(({ base }) => base > y0 - nearSignature && base < y1 + nearSignature);
  return y0 > 0.4 * height && signed.test(near.map(({ text }) => text).join(' '));
}

function findingFor(shape: Shape, page: Page): RuleFinding {
  return {
    title: 'Replace graphics with text',
    advice:
      'This picture is invisible to software. Say in words what it tells, or take it out if it tells nothing to whom you write, like a logo, an ornament, a scanned paper or a portrait.',
    text: '',
    at: [{ x0: shape.x0, y0: shape.y0, x1: shape.x1, y1: shape.y1, page: page.number }],
  };
}
