import type { Resume, Row } from '../../model/resume.ts';
import { furnitureOf } from '../../reading/furniture.ts';
import { rowsOf } from '../../reading/rows.ts';

/** Heads and feet of pages stand well within these shares of a page. */
const edge = 0.1;

/** Every line in the order in which it was read, as a program hands it on. */
export function plainTextOf({ rows }: Resume): string[] {
  return rows.map(lineOf);
}

/** Every page read straight across, as a reader without a sense of columns does; null where that is the same. */
export function acrossTextOf({ pages }: Resume): string[] | null {
  if (!pages.some((page) => page.columns?.both)) return null;
  return pages.flatMap((page) => rowsOf(page.words, 0).map(lineOf));
}

/** Lines that were left out because they are heads and feet of pages. */
export function furnitureIn({ pages }: Resume): string[] {
  const edges = pages.map(({ height, words }) => ({
    height,
    rows: rowsOf(
      words.filter((word) => word.y1 < height * edge || word.y0 > height * (1 - edge)),
      0,
    ),
  }));
  return [...furnitureOf(edges)].map(lineOf);
}

const lineOf = ({ mark, text, segments }: Row) =>
  `${mark ? `${mark.text} ` : ''}${segments.length > 1 ? segments.map((segment) => segment.text).join('  ') : text}`;
