import type { Box } from '@redmark/contract';

/** The top-left corner of each numbered chip, in points. */
export type Chip = { number: number; x: number; y: number };

/** Chips stand before the first line of their box; where one stands already, the next moves out to the left. */
export function placeChips(marks: { number: number; box: Box }[], size: number): Chip[] {
  const placed: Chip[] = [];
  for (const { number, box } of marks.toSorted((a, b) => a.box[1] - b.box[1] || b.box[0] - a.box[0])) {
    const chip = { number, x: Math.max(1, box[0] - size - 2), y: Math.max(1, box[1] - size / 3) };
    while (placed.some((other) => touch(chip, other, size))) {
      if (chip.x > size) chip.x = Math.max(1, chip.x - size);
      else chip.y += size;
    }
    placed.push(chip);
  }
  return placed;
}

function touch(a: Chip, b: Chip, size: number): boolean {
  return Math.abs(a.x - b.x) < size && Math.abs(a.y - b.y) < size;
}
