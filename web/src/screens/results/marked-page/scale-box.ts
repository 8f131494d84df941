import type { Box } from '@redmark/contract';

export type PageSize = { width: number; height: number };
/** On the screen, in pixels from the top-left corner of the drawn page. */
export type Placed = { left: number; top: number; width: number; height: number };

/** Points of the page to pixels of a sheet drawn `drawnWidth` wide. Both axes scale alike: pages keep their shape. */
export function scaleBox([x1, y1, x2, y2]: Box, page: PageSize, drawnWidth: number): Placed {
  const scale = drawnWidth / page.width;
  return { left: x1 * scale, top: y1 * scale, width: (x2 - x1) * scale, height: (y2 - y1) * scale };
}

/** The same as shares of the page, for things that grow with it. */
export function shareOf(points: number, whole: number): string {
  return `${(100 * points) / whole}%`;
}
