import { lettersOf } from '../letters-of.ts';

/** How much two texts are alike, from 0 to 1: one less the share of letters that differ (Levenshtein 1966). */
function likeness(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return 1 - (above[other.length] ?? 0) / Math.max(1, one.length, other.length);
}

/**
 * Whether what was read is what an annotator wrote: the same letters, at least 88 in 100 alike, or one holds the other
 * and is at least 60 in 100 of it.
 */
export function isAlike(written: string, read: string): boolean {
  const [one, other] = [lettersOf(written), lettersOf(read)];
  if (one === other) return one.length > 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === 0) return false;
  if (long.includes(short) && short.length >= 0.6 * long.length) return true;
  return short.length >= 0.7 * long.length && likeness(short, long) >= 0.88;
}
