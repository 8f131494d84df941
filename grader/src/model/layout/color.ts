import { remembered } from '../../words/remembered.ts';
import type { Shape, Word } from '../page.ts';

/** The height of capitals as a share of the size of a font. */
const letterShare = 0.7;

/** The shapes of a page that text may stand on: filled paths that are neither letters nor thin lines. */
export const backgroundsOf = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter(
    (shape) =>
      shape.kind === 'path' &&
      !shape.isLetters &&
      shape.filled &&
      shape.alpha > 200 &&
      shape.x1 - shape.x0 > 8 &&
      shape.y1 - shape.y0 > 5,
  );

/**
 * The background at a word's first letter, which its text colour is that of as well: the last filled path that was drawn
 * there before the word and is as high as its letters, else white. Where that path is veiled, it or what lies below it,
 * whichever the word stands out from more; likewise where it has the box of the one below. A word whose true colour is
 * unknown is taken to stand out from its ground; one that was looked up in the image of the page stands on what is seen there.
 */
export function backgroundOf(word: Word, backgrounds: readonly Shape[]): number {
  if (word.unknownLook) return contrast(word.color, 0xffffff) > contrast(word.color, 0) ? 0xffffff : 0;
  if (word.ground !== undefined) return word.ground;
  const below = pathsBelow(word, backgrounds);
  const last = below.at(-1);
  const color = last?.color ?? 0xffffff;
  // A path as large as the one below it is mostly the border of that.
  const bordered = last && below.findLast((shape) => shape !== last && isSameBox(shape, last));
  if (!last?.veiled && !bordered) return color;
  const other = bordered?.color ?? below.findLast((shape) => !shape.veiled)?.color ?? 0xffffff;
  return contrast(word.color, other) > contrast(word.color, color) ? other : color;
}

/** The paths that were drawn below a word's first letter and are as high as its letters, the uppermost last. */
export function pathsBelow(word: Word, backgrounds: readonly Shape[]): Shape[] {
  const x = ((word.edges[0] ?? word.x0) + (word.edges[1] ?? word.x1)) / 2;
  const y = (word.y0 + word.y1) / 2;
  return backgrounds.filter(
    (shape) =>
      shape.order < word.order &&
      shape.y1 - shape.y0 >= letterShare * word.size &&
      shape.x0 <= x &&
      x <= shape.x1 &&
      shape.y0 <= y &&
      y <= shape.y1,
  );
}

const isSameBox = (one: Shape, other: Shape) =>
  [one.x0 - other.x0, one.y0 - other.y0, one.x1 - other.x1, one.y1 - other.y1].every((by) => Math.abs(by) <= 1.5);

/** Contrast ratio of two colours by WCAG 2.x, 1 to 21. */
export function contrast(first: number, second: number): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance by WCAG 2.x, 0 black to 1 white. */
export const luminance = remembered((color: number): number => {
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel((color >> 16) & 255) + 0.7152 * channel((color >> 8) & 255) + 0.0722 * channel(color & 255);
});

/** How far two colours, each 0xrrggbb, differ at most in one of red, green and blue: 0 to 255. */
export const channelDifference = (one: number, other: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))));
