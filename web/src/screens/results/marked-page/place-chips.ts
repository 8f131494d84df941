import type { Box, Finding } from '@redmark/contract';

/** The top-left corner of each numbered chip, in points. */
export type Chip = { number: number; x: number; y: number };
/** The left and right edge of the text on a page, as far as its findings show. */
export type Edges = { left: number; right: number; width: number };

/** Words this near to the edge of the text have their chip directly beside them instead of in the margin. */
const near = 48;

/**
 * Chips never cover words: each is placed in the margin nearer to its box, level with the first line of the box. Where a
 * chip is already, the next one moves outwards, then to the other margin, and down when both are full.
 */
export function placeChips(marks: { number: number; box: Box }[], size: number, edges: Edges): Chip[] {
  const placed: Chip[] = [];
  for (const { number, box } of marks.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const columns = columnsOf(box, size, edges);
    let y = Math.max(1, box[1] + Math.min(box[3] - box[1], size) / 2 - size / 2);
    const isFree = (x: number) => !placed.some((other) => Math.abs(x - other.x) < size && Math.abs(y - other.y) < size);
    while (!columns.some(isFree)) y += size / 2;
    placed.push({ number, x: columns.find(isFree) ?? 1, y });
  }
  return placed;
}

/** The horizontal positions a chip may take, best first. */
function columnsOf(box: Box, size: number, edges: Edges): number[] {
  const left = leftOf(box, edges) - size - 2;
  const right = rightOf(box, edges) + 2;
  const lefts = [left, left - size].filter((x) => x >= 1);
  const rights = [right, right + size].filter((x) => x <= edges.width - size - 1);
  const onLeft = box[0] - edges.left < near || (box[0] + box[2]) / 2 < edges.width / 2;
  const columns = onLeft ? [...lefts, ...rights] : [...rights, ...lefts];
  // Without any margin the chip goes to the left edge of the page.
  return columns.length > 0 ? columns : [1];
}

function leftOf(box: Box, { left }: Edges): number {
  return box[0] - left < near ? box[0] : left;
}

function rightOf(box: Box, { right }: Edges): number {
  return right - box[2] < near ? box[2] : right;
}

/** Takes the findings of all tabs, so that chips do not move when the tab changes. */
export function edgesOf(findings: Finding[], page: number, width: number): Edges {
  const boxes = findings.flatMap((finding) => finding.boxes.filter((one) => one.page === page).map((one) => one.box));
  return {
    left: Math.min(width / 4, ...boxes.map((box) => box[0])),
    right: Math.max((width * 3) / 4, ...boxes.map((box) => box[2])),
    width,
  };
}
