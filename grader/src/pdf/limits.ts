/** The most that a hostile file may cost. Sizes in bytes and points, times in seconds. */
export const limits = {
  fileBytes: 30 * 1024 * 1024,
  pages: 20,
  pageSidePoints: { smallest: 20, largest: 14_400 },
  characters: 200_000,
  shapes: 20_000,
  annotations: 200,
  links: 500,
  rasterPixels: 4_000_000,
  heapBytes: 224 * 1024 * 1024,
  gradeSeconds: 8,
} as const;
