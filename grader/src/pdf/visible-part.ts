import type { Rect } from '../model/page.ts';
import type { Engine } from './engine.ts';

const moveTo = 2;
const evenOdd = 1;
/** Paths up to this size in points are glyph-like signs and rules, whose clip and holes make no difference. */
const smallest = { width: 20, height: 5 };

export type Edges = { left: number; bottom: number; right: number; top: number };

/** Whether a path is large enough for its clip and holes to matter. */
export const isLarge = ({ x0, y0, x1, y1 }: Rect) => x1 - x0 > smallest.width && y1 - y0 > smallest.height;

/** Whether a filled path is only a frame: some producers draw a border by filling between an outer and an inner box. */
export function isFrame({ calls }: Engine, object: number, fillMode: number): boolean {
  if (fillMode !== evenOdd) return false;
  const count = calls._FPDFPath_CountSegments(object);
  let moves = 0;
  for (let i = 0; i < count && moves < 2; i++)
    if (calls._FPDFPathSegment_GetType(calls._FPDFPath_GetPathSegment(object, i)) === moveTo) moves++;
  return moves >= 2;
}

/**
 * Whether a path is a band, a box longer than high with corners of any roundness: between its two ends, each as long
 * as the round corners can be, all its points lie on its long sides. Letters have points between them.
 */
export function isBand({ calls, slot, float }: Engine, object: number): boolean {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let i = 0, count = calls._FPDFPath_CountSegments(object); i < count; i++) {
    if (!calls._FPDFPathSegment_GetPoint(calls._FPDFPath_GetPathSegment(object, i), slot(0), slot(1))) continue;
    xs.push(float(0));
    ys.push(float(1));
  }
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isUpright = top - bottom > right - left;
  const along = isUpright ? { from: bottom, to: top, at: ys } : { from: left, to: right, at: xs };
  const across = isUpright ? { from: left, to: right, at: xs } : { from: bottom, to: top, at: ys };
  const thickness = across.to - across.from;
  if (along.to - along.from < 1.5 * thickness) return false;
  return along.at.every((position, i) => {
    const end = Math.min(position - along.from, along.to - position);
    const side = across.at[i] ?? across.from;
    return end <= thickness / 2 || Math.min(side - across.from, across.to - side) <= thickness / 20;
  });
}

/** A side that runs so far in both directions, in parts of the whole, leaves much of the box around it free. */
const slant = 0.25;

/** Whether an outline is no upright box, but a triangle or a box on its corner. */
function hasSlantedSide(xs: readonly number[], ys: readonly number[]): boolean {
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return xs.some((x, i) => {
    const [nextX = x, nextY = ys[i]] = [xs[i + 1], ys[i + 1]];
    return Math.abs(nextX - x) > slant * width && Math.abs((nextY ?? 0) - (ys[i] ?? 0)) > slant * height;
  });
}

/**
 * The part of the bounds that is inside the object's clip paths, in the object's own space; undefined without a clip
 * path. A slanted one shows less than its box.
 */
export function clippedBounds(
  { calls, slot, float }: Engine,
  object: number,
  bounds: Edges,
): (Edges & { isSlanted: boolean }) | undefined {
  const clip = calls._FPDFPageObj_GetClipPath(object);
  const paths = clip ? calls._FPDFClipPath_CountPaths(clip) : 0;
  if (paths <= 0) return undefined;
  const left = { ...bounds, isSlanted: false };
  for (let path = 0; path < paths; path++) {
    const count = calls._FPDFClipPath_CountPathSegments(clip, path);
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let i = 0; i < count; i++) {
      if (!calls._FPDFPathSegment_GetPoint(calls._FPDFClipPath_GetPathSegment(clip, path, i), slot(0), slot(1)))
        continue;
      xs.push(float(0));
      ys.push(float(1));
    }
    if (xs.length === 0) continue;
    left.isSlanted ||= hasSlantedSide(xs, ys);
    left.left = Math.max(left.left, Math.min(...xs));
    left.right = Math.min(left.right, Math.max(...xs));
    left.bottom = Math.max(left.bottom, Math.min(...ys));
    left.top = Math.min(left.top, Math.max(...ys));
  }
  return left;
}

const everything: Edges = {
  left: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
};

/** Whether the object's clip paths leave nothing of the page: what is drawn into a frame without size is not seen. */
export function isCutAway(engine: Engine, object: number): boolean {
  const left = clippedBounds(engine, object, everything);
  return left !== undefined && (left.right <= left.left || left.top <= left.bottom);
}
