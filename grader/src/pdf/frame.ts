import type { Rect } from '../model/page.ts';
import type { Engine } from './engine.ts';

/** Converts user space to points from the top-left corner of the page as shown, with crop box and rotation applied. */
export type Frame = {
  width: number;
  height: number;
  x: (x: number, y: number) => number;
  y: (x: number, y: number) => number;
  /** Converts a point of the page as shown back to user space. */
  back: (x: number, y: number) => { x: number; y: number };
  box: (left: number, top: number, right: number, bottom: number) => Rect;
  /** Whether text with this matrix runs left to right on the page as shown. */
  isLevel: (a: number, b: number) => boolean;
  /** Quarter turns that would set text with this matrix upright. */
  turnsToLevel: (a: number, b: number) => number;
};

/** `quarterTurns`: how far the page is turned clockwise before it is shown, beyond its own rotation. */
export function frameOf(engine: Engine, page: number, quarterTurns = 0): Frame {
  const { calls, slot, float } = engine;
  calls._FPDF_GetPageBoundingBox(page, slot(0));
  const [l, t, r, b] = [float(0), float(1), float(2), float(3)];
  const turns = [
    [1, 0, 0, -1, -l, t],
    [0, 1, 1, 0, -b, -l],
    [-1, 0, 0, 1, r, -b],
    [0, -1, -1, 0, t, r],
  ] as const;
  const [xx, yx, xy, yy, dx, dy] = turns[((calls._FPDFPage_GetRotation(page) + quarterTurns) & 3) as 0 | 1 | 2 | 3];
  const x = (px: number, py: number) => xx * px + xy * py + dx;
  const y = (px: number, py: number) => yx * px + yy * py + dy;
  const sides = [calls._FPDF_GetPageWidthF(page), calls._FPDF_GetPageHeightF(page)] as const;
  const isSideways = (quarterTurns & 1) === 1;
  const across = (ma: number, mb: number) => xx * ma + xy * mb;
  const down = (ma: number, mb: number) => yx * ma + yy * mb;
  return {
    width: sides[isSideways ? 1 : 0],
    height: sides[isSideways ? 0 : 1],
    x,
    y,
    back: (sx, sy) => ({ x: xx * (sx - dx) + yx * (sy - dy), y: xy * (sx - dx) + yy * (sy - dy) }),
    box(left, top, right, bottom) {
      const [x0, y0, x1, y1] = [x(left, bottom), y(left, bottom), x(right, top), y(right, top)];
      return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
    },
    isLevel: (ma, mb) => across(ma, mb) > 0 && Math.abs(down(ma, mb)) < across(ma, mb) * 0.02,
    turnsToLevel: (ma, mb) => (4 - Math.round(Math.atan2(down(ma, mb), across(ma, mb)) / (Math.PI / 2))) & 3,
  };
}
