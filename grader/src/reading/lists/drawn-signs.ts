import type { Shape } from '../../model/page.ts';
import type { BulletMark, Row } from '../../model/resume.ts';

export type DrawnSign = { mark: BulletMark; isPicture: boolean };

/** An upright line is as narrow and as long as this, and a dot on it as near, in points. */
const widestLine = 2.5;
const shortestLine = 30;
const nearLine = 2;

/** A small, nearly square shape or picture, filled or outlined: how browsers print the discs and circles of lists. */
function isDot(shape: Shape): boolean {
  const [w, h] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
  const least = shape.filled ? 1.2 : 2.4;
  return w >= least && h >= least && w <= 9 && w / h > 0.62 && w / h < 1.6;
}

/** The dots on a page that may be signs of lists: those on an upright line are the stations of a timeline. */
export function dotsIn(shapes: readonly Shape[]): Shape[] {
  const lines = shapes.filter(({ x0, x1, y0, y1 }) => x1 - x0 <= widestLine && y1 - y0 >= shortestLine);
  return shapes.filter((shape) => isDot(shape) && !lines.some((line) => isOn(shape, line)));
}

function isOn(dot: Shape, line: Shape): boolean {
  const away = Math.abs((dot.x0 + dot.x1) / 2 - (line.x0 + line.x1) / 2);
  return away <= nearLine && line.y0 < dot.y1 + nearLine && line.y1 > dot.y0 - nearLine;
}

/** Whether two dots stand alike on both sides of a row. */
function mirrors(other: Shape, dot: Shape, row: Row): boolean {
  const away = other.x0 - row.x1 - (row.x0 - dot.x1);
  return other.x0 >= row.x1 && Math.abs(other.y0 - dot.y0) <= 1 && Math.abs(away) <= nearLine;
}

/** The sign that is drawn before a row, if one is, and not the same behind it: a title may stand between two ornaments. */
export function drawnMark(row: Row, dots: Shape[]): DrawnSign | undefined {
  const dot = dots.find((shape) => {
    const middle = (shape.y0 + shape.y1) / 2;
    const away = row.x0 - shape.x1;
    return (
      shape.x1 - shape.x0 <= 0.62 * row.size &&
      away >= 0 &&
      away <= 2.2 * row.size &&
      middle <= row.base + 0.05 * row.size &&
      middle >= row.base - 0.75 * row.size
    );
  });
  if (!dot || dots.some((other) => mirrors(other, dot, row))) return undefined;
  const { x0, y0, x1, y1 } = dot;
  const kind = dot.filled ? 'disc' : 'circle';
  const text = kind === 'disc' ? '•' : '◦';
  return { mark: { x0, y0, x1, y1, page: row.page, text, kind, drawn: true }, isPicture: dot.kind === 'image' };
}
