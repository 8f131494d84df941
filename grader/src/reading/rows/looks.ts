import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';

/** Whether two rows begin in the same place and the same style. */
export function sameLooks(one: Row, other: Row): boolean {
  const [a, b] = [textStyleOf(itemAt(one.segments, 0)), textStyleOf(itemAt(other.segments, 0))];
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    Math.abs(a.size - b.size) <= 0.6 &&
    Math.abs(one.x0 - other.x0) <= 2.5
  );
}
