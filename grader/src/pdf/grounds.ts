import { backgroundsOf, contrast, luminance, pathsBelow } from '../model/layout/color.ts';
import { overlaps } from '../model/layout/overlaps.ts';
import type { RawPage, Rect, Shape, Word } from '../model/page.ts';
import type { Engine } from './engine.ts';
import { type Pixels, renderPage } from './raster.ts';

/** What PDFium calls the colour of a path that is filled with a shading or with a pattern of tiles. */
const namesOfPatterns = [0xffffff, 0xbfbfbf];
/** Text of this luminance and more is light. */
const light = 0.4;
/** What stands out so far is seen as it is. */
const clear = 4.5;

/**
 * Gives words the colour that they are seen on, where the paths do not tell it: PDFium answers one colour for all paths that
 * are filled with a pattern. Light words that would stand on such a path, which not many pages have, are looked up in an
 * image of the page. What something is drawn over later stays as it is.
 */
export function withSeenGrounds(engine: Engine, handle: number, page: RawPage): RawPage {
  const fills = backgroundsOf(page.shapes);
  if (!fills.some(({ color }) => namesOfPatterns.includes(color))) return page;
  const unsure = new Set(page.words.filter((word) => isUnsure(word, fills) && !isDrawnOver(word, page.shapes)));
  if (unsure.size === 0) return page;
  const size = { width: Math.round(page.width), quarterTurns: page.quarterTurns };
  const words = renderPage(engine, handle, size, (pixels) =>
    page.words.map((word) =>
      unsure.has(word) ? { ...word, ground: colorAround(word, pixels, pixels.width / page.width) } : word,
    ),
  );
  return { ...page, words };
}

function isUnsure(word: Word, fills: readonly Shape[]): boolean {
  if (luminance(word.color) < light) return false;
  const color = pathsBelow(word, fills).at(-1)?.color;
  return color !== undefined && namesOfPatterns.includes(color) && contrast(word.color, color) < clear;
}

const isDrawnOver = (word: Word, shapes: readonly Shape[]) =>
  shapes.some((shape) => shape.order > word.order && shape.filled && overlaps(shape, word));

/** The middle one, by luminance, of the pixels around a box, `scale` pixels a point. */
export function colorAround({ x0, y0, x1, y1 }: Rect, pixels: Pixels, scale: number): number {
  const { width, height } = pixels;
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value * scale), 0), most - 1);
  const [left, right, top, bottom] = [
    within(x0 - 1, width),
    within(x1 + 1, width),
    within(y0 - 1, height),
    within(y1 + 1, height),
  ];
  const colors: number[] = [];
  for (let x = left; x <= right; x++) for (const y of [top, bottom]) colors.push(colorAt(pixels, x, y));
  for (let y = top; y <= bottom; y++) for (const x of [left, right]) colors.push(colorAt(pixels, x, y));
  return colors.sort((a, b) => luminance(a) - luminance(b))[colors.length >> 1] ?? 0xffffff;
}

/** The colour of one pixel of an image, as 0xrrggbb. */
export function colorAt({ bytes, width }: Pixels, x: number, y: number): number {
  const at = 4 * (y * width + x);
  const [red = 255, green = 255, blue = 255] = bytes.subarray(at, at + 3);
  return (red << 16) | (green << 8) | blue;
}
