import type { Shape } from '../page.ts';
import type { Page } from '../resume.ts';

/** A frame spans this much of the page in both directions. */
const framing = 0.78;
const thin = 3;
/** Of 255; what is fainter is not seen. */
const leastAlpha = 26;
/** The side of a piece that a patterned border is made of, in points. */
const largestPiece = 40;
/** The share of a side that its pieces must cover. */
const covered = 0.5;

/** Whether a page has a frame: a hollow path around it, a thin line along each of its sides, or rows of small pieces. */
export function isFramed({ shapes, width, height }: Page): boolean {
  const seen = shapes.filter(({ alpha }) => alpha >= leastAlpha);
  const paths = seen.filter(({ kind }) => kind === 'path');
  const wide = paths.filter((shape) => shape.x1 - shape.x0 > framing * width);
  const high = paths.filter((shape) => shape.y1 - shape.y0 > framing * height);
  if (wide.some((shape) => high.includes(shape) && shape.stroked && !shape.filled)) return true;
  const across = wide.filter((shape) => shape.y1 - shape.y0 <= 2 * thin);
  const along = high.filter((shape) => shape.x1 - shape.x0 <= 2 * thin);
  // Lines in the middle part the columns of a table that fills the page; one alone parts what is framed.
  const inner = along
    .filter(({ x0, x1 }) => x0 > width / 8 && x1 < (7 / 8) * width)
    .map(({ x0 }) => Math.round(x0 / thin));
  const isTable = new Set(inner).size >= 2;
  const isRuled =
    !isTable &&
    across.some(({ y0 }) => y0 < height / 8) &&
    across.some(({ y1 }) => y1 > (7 / 8) * height) &&
    along.some(({ x0 }) => x0 < width / 8) &&
    along.some(({ x1 }) => x1 > (7 / 8) * width);
  return isRuled || isPatterned(seen, width, height);
}

/** Whether small pieces stand along all four sides, as Word draws its page borders. */
function isPatterned(shapes: readonly Shape[], width: number, height: number): boolean {
  const pieces = shapes.filter(({ x0, x1, y0, y1 }) => x1 - x0 < largestPiece && y1 - y0 < largestPiece);
  const isLined = (side: Shape[], from: (one: Shape) => number, to: (one: Shape) => number, length: number) => {
    const sum = side.reduce((total, one) => total + to(one) - from(one), 0);
    const [first, last] = [Math.min(...side.map(from)), Math.max(...side.map(to))];
    return sum >= covered * length && last - first > framing * length;
  };
  const top = ({ y0 }: Shape) => y0;
  const bottom = ({ y1 }: Shape) => y1;
  const left = ({ x0 }: Shape) => x0;
  const right = ({ x1 }: Shape) => x1;
  return (
    isLined(
      pieces.filter(({ x1 }) => x1 < width / 12),
      top,
      bottom,
      height,
    ) &&
    isLined(
      pieces.filter(({ x0 }) => x0 > (11 / 12) * width),
      top,
      bottom,
      height,
    ) &&
    isLined(
      pieces.filter(({ y1 }) => y1 < height / 12),
      left,
      right,
      width,
    ) &&
    isLined(
      pieces.filter(({ y0 }) => y0 > (11 / 12) * height),
      left,
      right,
      width,
    )
  );
}
