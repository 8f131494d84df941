import { isKnownWord } from '../language/spelling.ts';
import { itemAt } from '../list/item-at.ts';

/** From these lengths on a word may be one or two letters wrong and still be taken for a title word. */
const oneSlip = 7;
const twoSlips = 9;

/**
 * The title word that was meant by a misspelt one: "experiance". Words that exist are never misspelt. `known`
 * holds the longer title words by their first letter.
 */
export function meantWord(word: string, known: Map<string, string[]>): string | undefined {
  if (word.length < oneSlip || isKnownWord(word)) return undefined;
  let best: string | undefined;
  let least = word.length >= twoSlips ? 3 : 2;
  for (const other of known.get(word.charAt(0)) ?? []) {
    if (Math.abs(other.length - word.length) >= least) continue;
    const slips = slipsBetween(word, other);
    if (slips < least) [best, least] = [other, slips];
  }
  return best;
}

/** The edit distance of two words, where two letters in the wrong order are one slip. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min(itemAt(last, j - 1) + (same ? 0 : 1), itemAt(last, j) + 1, itemAt(row, j - 1) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, itemAt(before, j - 2) + 1);
      row.push(slips);
    }
    before = last;
    last = row;
  }
  return itemAt(last, other.length);
}
