import { itemAt } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';

/** Share of the page height at the top and the bottom where page headers and footers are. */
const edge = 0.08;
/** A head of several lines reaches further down, but only what many pages repeat at the same height is one. */
const farEdge = 0.16;
/** The share of the first page's height in which the name stands. */
const nameEdge = 0.3;
const manyPages = 3;
const sameHeight = 3;
const pageNumber =
  /^(?:page\s*)?\d{1,2}\s*(?:of|\/|\|)\s*\d{1,2}$|^page\s+\d{1,2}$|^last (?:updated|modified)\b|^[-–]?\s*\d{1,2}\s*[-–]?$/i;

/** Rows that belong to the page and not to the text: running headers, footers, page numbers. */
export function furnitureOf(pages: { height: number; rows: Row[] }[]): Set<Row> {
  const seen = new Map<string, Row[]>();
  const furniture = new Set<Row>();
  const heads = new Map<string, Row[]>();
  for (const { height, rows } of pages) {
    for (const row of rows) {
      const atTop = row.y1 < height * edge;
      const atBottom = row.y0 > height * (1 - edge);
      if (row.y1 < height * farEdge) heads.set(row.text, [...(heads.get(row.text) ?? []), row]);
      if (!atTop && !atBottom) continue;
      const tail = row.segments.at(-1)?.text ?? row.text;
      if (
        pages.length > 1 &&
        (pageNumber.test(row.text) || (atBottom && pageNumber.test(tail) && row.segments.length > 1))
      )
        furniture.add(row);
      else if (atBottom && pageNumber.test(row.text)) furniture.add(row);
      const key = row.text.replace(/\d+/g, '#');
      seen.set(key, [...(seen.get(key) ?? []), row]);
    }
  }
  for (const rows of seen.values()) {
    const first = itemAt(rows, 0);
    const repeats = rows.filter((row) => row.page !== first.page && Math.abs(row.base - first.base) <= sameHeight);
    // The first page keeps its copy at the top: the person's name is still the name where later pages repeat it.
    const isFoot = first.y0 > (pages[first.page]?.height ?? 0) / 2;
    if (repeats.length > 0) for (const row of isFoot ? rows : repeats) furniture.add(row);
  }
  for (const row of runningHeads(pages)) furniture.add(row);
  for (const rows of heads.values()) {
    const first = itemAt(rows, 0);
    const same = rows.filter((row) => Math.abs(row.base - first.base) <= sameHeight);
    if (new Set(same.map((row) => row.page)).size >= manyPages) for (const row of same.slice(1)) furniture.add(row);
  }
  return furniture;
}

/**
 * Rows at the top of later pages that repeat the largest line of the first page, the person's name, beside something
 * else: "Ivana Horak | Nurse".
 */
function runningHeads(pages: { height: number; rows: Row[] }[]): Row[] {
  const [first, ...later] = pages;
  if (!first || later.length === 0) return [];
  const head = first.rows.filter((row) => row.y1 < first.height * nameEdge);
  const size = Math.max(...head.map((row) => row.size));
  const names = head.filter((row) => row.size === size && row.text.includes(' ')).map(({ text }) => text.toLowerCase());
  return later.flatMap(({ height, rows }) =>
    rows
      .slice(0, 1)
      .filter((row) => row.y1 < height * edge && row.segments.some(({ text }) => names.includes(text.toLowerCase()))),
  );
}
