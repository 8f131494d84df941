import { itemAt } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';

const mostRowsBelow = 3;
const mostPointsBelow = 60;

/**
 * Moves dates in a rail left of the text right below the header they belong to. They may be a little lower on the page,
 * even between the lines of the header's first bullet.
 */
export function hoistRailDates(rows: Row[]): Row[] {
  const out = [...rows];
  for (let i = 2; i < out.length; i++) {
    const row = itemAt(out, i);
    if (!isDateAlone(row)) continue;
    const at = headerAbove(out, i);
    if (at === undefined) continue;
    out.splice(i, 1);
    out.splice(at + 1, 0, row);
  }
  return out;
}

/** Whether a row contains a date and nothing else. */
export function isDateAlone(row: Row): boolean {
  const [date] = findDates(row.text);
  if (row.mark || date === undefined) return false;
  const rest = row.text.slice(0, date.start) + row.text.slice(date.end);
  return rest.replace(/^\s*(?:from|since|during|w\.e\.f\.?)\b/i, '').trim().length <= 2;
}

/** The header without a date a few rows above, with nothing but its bullets between. */
function headerAbove(rows: Row[], i: number): number | undefined {
  const row = itemAt(rows, i);
  for (let k = i - 1; k >= Math.max(0, i - mostRowsBelow); k--) {
    const above = itemAt(rows, k);
    const left = above.mark?.x0 ?? above.x0;
    if (above.page !== row.page || left < row.x1 + 2 || row.base - above.base > mostPointsBelow) return undefined;
    if (findDates(above.text).some((date) => date.isRange)) return undefined;
    if (!above.mark && k < i - 1 && rows[k + 1]?.mark) return k;
  }
  return undefined;
}
