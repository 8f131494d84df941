import type { Shape, Word } from '../page.ts';
import { backgroundOf, backgroundsOf, channelDifference, contrast } from './color.ts';

/** The shapes of a page that words may stand on, lie below or be pictured with. */
export type Surroundings = { backgrounds: Shape[]; covers: Shape[]; pictures: Shape[] };

/** Below this contrast nobody sees a word on its ground, unless one of red, green and blue differs so much: blue on orange is seen. */
const leastContrast = 1.12;
const leastDifference = 80;

export const surroundingsOf = (shapes: readonly Shape[]): Surroundings => ({
  backgrounds: backgroundsOf(shapes),
  covers: shapes.filter(({ opaque }) => opaque),
  pictures: shapes.filter(({ kind }) => kind !== 'path'),
});

/** Whether an opaque shape was drawn over a word later and hides it whole. */
export const hides = (shape: Shape, word: Word): boolean =>
  shape.order > word.order &&
  shape.x0 <= word.x0 &&
  shape.x1 >= word.x1 &&
  shape.y0 < (word.y0 + word.y1) / 2 &&
  shape.y1 >= word.base;

/** Why nobody sees a word, by the shapes around it; undefined where they do not hide it. */
export function reasonUnseen(word: Word, { backgrounds, covers, pictures }: Surroundings): Word['hidden'] {
  if (covers.some((shape) => hides(shape, word))) return 'covered';
  if (standsOut(word.color, backgroundOf(word, backgrounds))) return undefined;
  // The background of text on a picture or a shading is unknown; a small picture, as the sign of an envelope, is none of it.
  const pictured = pictures.some(
    (shape) =>
      Math.min(shape.x1, word.x1) - Math.max(shape.x0, word.x0) > (word.x1 - word.x0) / 2 &&
      shape.y0 < word.y1 &&
      word.y0 < shape.y1,
  );
  return pictured ? undefined : 'same-colour';
}

const standsOut = (color: number, ground: number) =>
  contrast(color, ground) >= leastContrast || channelDifference(color, ground) >= leastDifference;
