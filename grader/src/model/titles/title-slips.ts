import { slipsBetween } from '../language/spelling/slips-between.ts';
import { isKnownWord } from '../language/spelling/spelling.ts';

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
    const slips = slipsBetween(word, other, least - 1);
    if (slips < least) [best, least] = [other, slips];
  }
  return best;
}
