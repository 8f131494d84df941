import type { Shape } from '../model/page.ts';

/** A drawn line, as those of tables: a filled path with these corners, in points from the top left. */
export const ruledLine = (x0: number, y0: number, x1: number, y1: number): Shape => ({
  order: 0,
  opaque: false,
  kind: 'path',
  x0,
  y0,
  x1,
  y1,
  filled: true,
  stroked: false,
  color: 0,
  alpha: 255,
});
