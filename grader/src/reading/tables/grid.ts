import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';

/** The edges of a table's columns and rows, in points, from left to right and from top to bottom. */
export type Grid = { columns: number[]; rows: number[] };

/** A table found on a page: its rows of text in reading order, and the words they are made of. */
export type Table = { rows: Row[]; words: Set<Word> };

/** The index of the interval between two edges that holds a value, or -1. */
export function intervalOf(edges: readonly number[], value: number): number {
  const after = edges.findIndex((edge) => edge > value);
  return after <= 0 ? -1 : after - 1;
}
