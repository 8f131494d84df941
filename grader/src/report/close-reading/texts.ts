import type { Resume, Row } from '../../model/resume.ts';
import { furnitureOf } from '../../reading/furniture.ts';
import { rowsOf } from '../../reading/rows.ts';

/** Every line in the order in which it was read, as a program hands it on. */
export function plainTextOf({ rows }: Resume): string[] {
  return rows.map(lineOf);
}

/** Every page read straight across, and the headers and footers among its lines. */
export function seenAcrossOf({ pages }: Resume): { text: string[]; furniture: string[] } {
  const seen = pages.map((page) => ({ height: page.height, rows: rowsOf(page.words, 0) }));
  return {
    text: seen.flatMap(({ rows }) => rows.map(lineOf)),
    furniture: [...furnitureOf(seen)].map(lineOf),
  };
}

const lineOf = ({ mark, text, segments }: Row) =>
  `${mark ? `${mark.text} ` : ''}${segments.length > 1 ? segments.map((segment) => segment.text).join('  ') : text}`;
