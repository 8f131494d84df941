import type { Box, Finding } from '@redmark/contract';

/** The top-left corner of each numbered chip, in points. */
export type Chip = { number: number; x: number; y: number };
/** Where the words of a page begin and end, as far as the findings tell. */
export type Edges = { left: number; right: number; width: number };

/** Words that start this near to the edge of the text take their chip directly before or behind them. */
const near = 48;

/**
 * Chips never cover words: each stands in the margin its box is nearer to, at the height of its first line. Where one
 * stands already, the next moves outwards, and down when the margin is full.
 */
export function placeChips(marks: { number: number; box: Box }[], size: number, edges: Edges): Chip[] {
  const placed: Chip[] = [];
  const last = edges.width - size - 1;
  for (const { number, box } of marks.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const onLeft = box[0] - edges.left < near || (box[0] + box[2]) / 2 < edges.width / 2;
    const start = onLeft ? leftOf(box, edges) - size - 2 : rightOf(box, edges) + 2;
    const chip = {
      number,
      x: within(start, last),
      y: Math.max(1, box[1] + Math.min(box[3] - box[1], size) / 2 - size / 2),
    };
    while (placed.some((other) => touch(chip, other, size))) {
      const outwards = within(chip.x + (onLeft ? -size : size), last);
      if (Math.abs(outwards - chip.x) >= size) chip.x = outwards;
      else chip.y += size;
    }
    placed.push(chip);
  }
  return placed;
}

function leftOf(box: Box, { left }: Edges): number {
  return box[0] - left < near ? box[0] : left;
}

function rightOf(box: Box, { right }: Edges): number {
  return right - box[2] < near ? box[2] : right;
}

function within(x: number, last: number): number {
  return Math.min(Math.max(x, 1), last);
}

function touch(a: Chip, b: Chip, size: number): boolean {
  return Math.abs(a.x - b.x) < size && Math.abs(a.y - b.y) < size;
}

/** From the findings of all tabs, so that chips keep their margins when the tab changes. */
export function edgesOf(findings: Finding[], page: number, width: number): Edges {
  const boxes = findings.flatMap((finding) => finding.boxes.filter((one) => one.page === page).map((one) => one.box));
  return {
    left: Math.min(width / 4, ...boxes.map((box) => box[0])),
    right: Math.max((width * 3) / 4, ...boxes.map((box) => box[2])),
    width,
  };
}
