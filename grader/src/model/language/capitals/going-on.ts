import type { Row } from '../../resume.ts';

/** Rows that go on with the sentence of the row above, which ends with a small word: "students of" / "community colleges". */
export function continuationsIn(rows: readonly Row[]): ReadonlySet<Row> {
  return new Set(rows.filter((_, i) => unfinished.test(rows[i - 1]?.text ?? '')));
}
const unfinished =
  /(?:^|\s)(?:of|for|the|and|to|an?|in|with|on|by|from|or|as|at|be|is|are|was|were|been|has|have|had|will|can|&)$/i;

/** Rows above which a row ends with a capital and no stop: a title goes on, "A Ledger of Growing" / "Neural Networks". */
export function nameRowsIn(rows: readonly Row[]): ReadonlySet<Row> {
  return new Set(rows.filter((_, i) => /\s\p{Lu}\p{Ll}+$/u.test(rows[i - 1]?.text ?? '')));
}
