import type { Rect } from '../page.ts';

/** Whether two boxes of a page share more than an edge. */
export const overlaps = (one: Rect, other: Rect): boolean =>
  one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
