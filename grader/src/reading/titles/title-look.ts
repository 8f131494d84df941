import type { Shape } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';

const shortestRule = 60;
const thickestRule = 3;
/** How far a line may end from the ends of the text that it underlines, in points. */
const underlineEdge = 5;
const tallestBand = 2.8;

/** Whether a ruled line, an underline or a filled band sets a row off. */
export function isSetOff(row: Row, segment: Segment, shapes: Shape[]): boolean {
  return shapes.some((shape) => isRuleAt(shape, row, segment) || isBandBehind(shape, segment));
}

function isRuleAt(shape: Shape, row: Row, segment: Segment): boolean {
  if (shape.y1 - shape.y0 >= thickestRule || shape.x0 >= segment.x1 || shape.x1 <= segment.x0) return false;
  const below = shape.y0 - row.base;
  const above = row.y0 - shape.y1;
  if (shape.x1 - shape.x0 > shortestRule) return (below > -1 && below < 9) || (above > -1 && above < 5);
  const underlines =
    Math.abs(shape.x0 - segment.x0) <= underlineEdge && Math.abs(shape.x1 - segment.x1) <= underlineEdge;
  return underlines && below > -1 && below < 0.4 * segment.size;
}

/** A filled box little taller than the text, behind all of it. */
function isBandBehind(shape: Shape, segment: Segment): boolean {
  const height = shape.y1 - shape.y0;
  return (
    shape.kind !== 'image' &&
    shape.filled &&
    shape.alpha > 20 &&
    shape.color !== 0xffffff &&
    height >= 0.7 * segment.size &&
    height <= tallestBand * segment.size &&
    shape.x0 <= segment.x0 + 2 &&
    shape.x1 >= segment.x1 - 2 &&
    shape.y0 <= segment.base - 0.4 * segment.size &&
    shape.y1 >= segment.base - 1
  );
}
