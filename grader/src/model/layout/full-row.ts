import type { Row } from '../resume.ts';

/** Whether a row leaves less than this share of its width free up to the right edge of those beside it: its text may go on below. */
export function isFullRow(row: Row, beside: readonly Row[], free: number): boolean {
  const right = Math.max(...beside.map(({ x1 }) => x1));
  return row.x1 > right - free * (right - row.x0);
}
