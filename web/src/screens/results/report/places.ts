import type { Finding } from '@redmark/contract';

type Boxes = Finding['boxes'];

/** A further line of the same place is no farther below the one before than this share of its height. */
const nextLine = 0.9;

/** The places on the pages that a finding is about, each by the index of its first box: lines of a text are one place. */
export function placesOf(boxes: Boxes): number[] {
  return boxes.flatMap((one, index) => {
    const before = boxes[index - 1];
    return before && continues(before, one) ? [] : [index];
  });
}

function continues(before: Boxes[number], one: Boxes[number]): boolean {
  const [left, top, right, bottom] = before.box;
  const [x1, y1, x2] = one.box;
  const gap = y1 - bottom;
  return before.page === one.page && y1 > top && gap < nextLine * (bottom - top) && x1 < right && x2 > left;
}
