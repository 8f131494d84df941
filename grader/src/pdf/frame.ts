import type { Rect } from '../model/page.ts';
import type { Engine } from './engine.ts';

/** Turns user space into points from the top-left corner of the page as displayed (crop box and rotation applied). */
export type Frame = {
  width: number;
  height: number;
  x: (x: number, y: number) => number;
  y: (x: number, y: number) => number;
  box: (left: number, top: number, right: number, bottom: number) => Rect;
  /** Whether text with this matrix runs left to right on the displayed page. */
  isLevel: (a: number, b: number) => boolean;
};

export function frameOf(engine: Engine, page: number): Frame {
  const { calls, slot, float } = engine;
  calls._FPDF_GetPageBoundingBox(page, slot(0));
  const [l, t, r, b] = [float(0), float(1), float(2), float(3)];
  const turns = [
    [1, 0, 0, -1, -l, t],
    [0, 1, 1, 0, -b, -l],
    [-1, 0, 0, 1, r, -b],
    [0, -1, -1, 0, t, r],
  ] as const;
  const [xx, yx, xy, yy, dx, dy] = turns[(calls._FPDFPage_GetRotation(page) & 3) as 0 | 1 | 2 | 3];
  const x = (px: number, py: number) => xx * px + xy * py + dx;
  const y = (px: number, py: number) => yx * px + yy * py + dy;
  return {
    width: calls._FPDF_GetPageWidthF(page),
    height: calls._FPDF_GetPageHeightF(page),
    x,
    y,
    box(left, top, right, bottom) {
      const [x0, y0, x1, y1] = [x(left, bottom), y(left, bottom), x(right, top), y(right, top)];
      return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
    },
    isLevel(ma, mb) {
      const across = xx * ma + xy * mb;
      return across > 0 && Math.abs(yx * ma + yy * mb) < across * 0.02;
    },
  };
}
