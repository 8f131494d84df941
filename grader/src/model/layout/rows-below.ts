import type { Row } from '../resume.ts';

/** The next rows, so many at most, behind the row that holds the first word of a line, which may be a part of it. */
export function rowsBelow({ words: [first] }: Row, rows: readonly Row[], most: number): readonly Row[] {
  const at = first ? rows.findIndex(({ words }) => words.includes(first)) : -1;
  return at < 0 ? [] : rows.slice(at + 1, at + 1 + most);
}
