import type { Resume, Row } from '../../model/resume.ts';
import { furnitureOf } from '../../reading/rows/furniture.ts';
import { rowsOf } from '../../reading/rows/rows.ts';

/** Page headers and footers are within this share of the page height. */
const edge = 0.1;

/** Every line in reading order, as software extracts it. */
export function plainTextOf({ rows }: Resume): string[] {
  return rows.map(lineOf);
}

/** Every page read straight across its columns, as simple software does; null where that makes no difference. */
export function acrossTextOf({ pages }: Resume): string[] | null {
  if (!pages.some((page) => page.columns?.both)) return null;
  return pages.flatMap((page) => rowsOf(page.words).map(lineOf));
}

/** Lines that were left out because they are page headers or footers. */
export function furnitureIn({ pages }: Resume): string[] {
  const edges = pages.map(({ height, words }) => ({
    height,
    rows: rowsOf(words.filter((word) => word.y1 < height * edge || word.y0 > height * (1 - edge))),
  }));
  return [...furnitureOf(edges)].map(lineOf);
}

const lineOf = ({ mark, text, segments }: Row) =>
  `${mark ? `${mark.text} ` : ''}${segments.length > 1 ? segments.map((segment) => segment.text).join('  ') : text}`;
