import type { Box } from '@redmark/contract';

export type PageSize = { width: number; height: number };
/** In pixels from the top-left corner of the page on the screen. */
export type Placed = { left: number; top: number; width: number; height: number };

/** From points of the page to pixels of a sheet that is `sheetWidth` wide. Both axes scale alike: pages keep their shape. */
export function scaleBox([x1, y1, x2, y2]: Box, page: PageSize, sheetWidth: number): Placed {
  const scale = sheetWidth / page.width;
  return { left: x1 * scale, top: y1 * scale, width: (x2 - x1) * scale, height: (y2 - y1) * scale };
}

/** A length as a percentage of the page, for what scales with it. */
export function shareOf(points: number, whole: number): string {
  return `${(100 * points) / whole}%`;
}
