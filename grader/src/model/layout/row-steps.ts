import type { Resume, Row } from '../resume.ts';

/** Whether a row is the next one below another in its column. */
export const follows = (above: Row | undefined, row: Row): above is Row =>
  above?.page === row.page && above.column === row.column && above.base < row.base;

/** Every row with the one above it in its column and the distance of their baselines, in points. */
export function stepsOf({ rows }: Resume): { above: Row; row: Row; step: number }[] {
  return rows.flatMap((row, i) => {
    const above = rows[i - 1];
    return follows(above, row) ? [{ above, row, step: row.base - above.base }] : [];
  });
}
