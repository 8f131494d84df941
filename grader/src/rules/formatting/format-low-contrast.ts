import { backgroundOf, backgroundsOf, contrast, luminance } from '../../model/layout/color.ts';
import { colorName } from '../../model/layout/color-name.ts';
import { overlaps } from '../../model/layout/overlaps.ts';
import { isShadowed } from '../../model/layout/shadow.ts';
import type { Word } from '../../model/page.ts';
import { quote } from '../../model/questions.ts';
import type { Page } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** What is told as 4.5 to 1 is not below it. */
const needed = { small: 4.45, coloured: 3.95, large: 2.95, lightOnDark: 3.95, accent: 2.45 };
const leastLetters = 8;
/** A few accents in a lighter colour are a style; from this share of all letters on they are body text. */
const accentShare = 0.06;
/** Text of this luminance and less is as good as black. */
const dark = 0.05;
/** On what is as dark as this, dark text would be worse. */
const darkGround = 0.12;
/** Below this contrast even an accent cannot be read. */
const faint = 2.5;

/** Pale text is hard to read and fades in print (WCAG AA: 4.5 to 1, large text 3 to 1). */
export const formatLowContrast: Rule = {
  name: 'format-low-contrast',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'document' },
  about: {
    title: 'Text is dark enough',
    finds: 'Text whose contrast is below 4.5 to 1.',
    why: 'That is the limit of the accessibility guidelines, and pale text prints badly.',
  },

  *check({ pages }) {
    const pale = pages.flatMap((page) => paleWords(page).filter(({ word }) => !isShadowed(word, page)));
    const letters = pages.flatMap((page) => page.words).reduce((sum, word) => sum + word.text.length, 0);
    for (const group of Map.groupBy(pale, ({ word }) => word.color).values()) {
      const own = group.reduce((sum, { word }) => sum + word.text.length, 0);
      const ratio = Math.min(...group.map((one) => one.ratio));
      const first = group.find((one) => one.ratio === ratio);
      // Curves are known by the box around them: a little dark text that seems to stand on one stands beside it.
      const isReadable = ratio >= faint || (first && luminance(first.word.color) < dark);
      if (!first || own < leastLetters || (own < accentShare * letters && isReadable)) continue;
      const isLight = luminance(first.word.color) > luminance(first.ground);
      const isOnDark = isLight && luminance(first.ground) < darkGround;
      const ground = colorName(first.ground);
      // What stands on another colour is told of by none of this.
      const words = group.filter((one) => !isLight || colorName(one.ground) === ground).map(({ word }) => word);
      yield {
        title: isOnDark ? 'Lighten this text' : isLight ? 'Darken what is behind this text' : 'Darken this text',
        advice: isLight
          ? `This ${colorName(first.word.color)} text stands on ${ground} with a contrast of only ${ratio.toFixed(1)} to 1. Use ${isOnDark ? 'white or a much lighter colour for it' : 'a darker colour behind it, or dark text'}.`
          : `This ${colorName(first.word.color)} text has a contrast of only ${ratio.toFixed(1)} to 1. Use a dark gray, #595959 or darker.`,
        text: quote(
          words
            .slice(0, 8)
            .map((word) => word.text)
            .join(' '),
        ),
        at: words,
      };
    }
  },
};

/** In points: letters of this size are read in any colour. */
const display = 22;

function paleWords(page: Page): { word: Word; ground: number; ratio: number }[] {
  const fills = backgroundsOf(page.shapes);
  const pictures = page.shapes.filter((shape) => shape.kind !== 'path');
  return page.words
    .filter(
      (word) =>
        /[\p{L}\p{N}]/u.test(word.text) &&
        word.size < display &&
        !word.icon &&
        !pictures.some((picture) => overlaps(picture, word)),
    )
    .map((word) => {
      const ground = backgroundOf(word, fills);
      return { word, ground, ratio: contrast(word.color, ground) };
    })
    .filter(({ word, ground, ratio }) => ratio < neededBy(word, ground));
}

/** Bold or large text in a colour is an accent that is read at a glance, and light text on a dark band or any in a colour nearly so. */
function neededBy(word: Word, ground: number): number {
  if ((word.bold || word.size >= 14) && isColoured(word.color)) return needed.accent;
  if (word.size >= 18 || (word.size >= 14 && word.bold)) return needed.large;
  if (luminance(word.color) > luminance(ground)) return needed.lightOnDark;
  return isColoured(word.color) ? needed.coloured : needed.small;
}

/** Whether a colour is far from gray. */
function isColoured(color: number): boolean {
  const parts = [color >> 16, (color >> 8) & 255, color & 255];
  return Math.max(...parts) - Math.min(...parts) > fromGray;
}
const fromGray = 80;
