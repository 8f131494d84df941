import type { Row } from '../../model/resume.ts';

/** How far the left edges of one column may lie apart on two pages, in points. */
const sameEdge = 12;
/** How much wider a column may become on the next page, in points. */
const mostWider = 40;

type Column = { column: number; page: number; x0: number; x1: number };

/**
 * For each column, the one that it goes on from: of the page before, with the same left edge and no narrower. What stands
 * there without a title belongs to that column's last section, whichever was read last. Keys and values are numbers of
 * columns as rows have them.
 */
export function columnsContinued(rows: Row[]): ReadonlyMap<number, number> {
  const columns = [...Map.groupBy(rows, (row) => row.column)].map(
    ([column, own]): Column => ({
      column,
      page: own[0]?.page ?? 0,
      x0: Math.min(...own.map((row) => row.mark?.x0 ?? row.x0)),
      x1: Math.max(...own.map((row) => row.x1)),
    }),
  );
  const goesOn = (from: Column, to: Column) =>
    from.page === to.page - 1 && Math.abs(from.x0 - to.x0) <= sameEdge && to.x1 <= from.x1 + mostWider;
  return new Map(
    columns.flatMap((to) => {
      const from = columns.findLast((one) => goesOn(one, to));
      return from ? [[to.column, from.column] as const] : [];
    }),
  );
}
