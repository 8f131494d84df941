import type { Row } from '../../model/resume.ts';

/** The distance of two baselines in points, where the rows stand below each other in one column. */
export const gapAbove = (above: Row | undefined, row: Row): number | undefined =>
  above && above.page === row.page && above.column === row.column && row.base > above.base
    ? row.base - above.base
    : undefined;
