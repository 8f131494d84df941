import type { Box, Finding } from '@redmark/contract';

/** The top-left corner of each numbered chip, in points. */
export type Chip = { number: number; x: number; y: number };
/** Where the words of a page begin and end, as far as the findings tell. */
export type Edges = { left: number; right: number; width: number };

/** Words that start this near to the edge of the text take their chip directly before or behind them. */
const near = 48;

/**
 * Chips never cover words: each stands in the margin its box is nearer to, at the height of its first line. Where one
 * stands already, the next moves outwards, then to the other margin, and down when both are full.
 */
export function placeChips(marks: { number: number; box: Box }[], size: number, edges: Edges): Chip[] {
  const placed: Chip[] = [];
  for (const { number, box } of marks.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const places = placesOf(box, size, edges);
    let y = Math.max(1, box[1] + Math.min(box[3] - box[1], size) / 2 - size / 2);
    const isFree = (x: number) => !placed.some((other) => Math.abs(x - other.x) < size && Math.abs(y - other.y) < size);
    while (!places.some(isFree)) y += size / 2;
    placed.push({ number, x: places.find(isFree) ?? 1, y });
  }
  return placed;
}

/** Where on its line a chip may stand, best first. */
function placesOf(box: Box, size: number, edges: Edges): number[] {
  const left = leftOf(box, edges) - size - 2;
  const right = rightOf(box, edges) + 2;
  const lefts = [left, left - size].filter((x) => x >= 1);
  const rights = [right, right + size].filter((x) => x <= edges.width - size - 1);
  const onLeft = box[0] - edges.left < near || (box[0] + box[2]) / 2 < edges.width / 2;
  const places = onLeft ? [...lefts, ...rights] : [...rights, ...lefts];
  // A page without margins still has an edge.
  return places.length > 0 ? places : [1];
}

function leftOf(box: Box, { left }: Edges): number {
  return box[0] - left < near ? box[0] : left;
}

function rightOf(box: Box, { right }: Edges): number {
  return right - box[2] < near ? box[2] : right;
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
