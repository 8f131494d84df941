import { titleVocabulary } from '../../../words/titles/title-vocabulary.ts';
import { correctionOf } from './correction.ts';
import { foreignEnding } from './foreign-names.ts';
import { hasSameLetters } from './slips-between.ts';
import { frequencyOf } from './word-counts.ts';

/** Endings of family names, of which many firms are called. */
const surname = /(?:son|sen|mann|berg|burg|stein|sky|ski|wick|worth|field|ville|strom|quez|dez)$/;

/**
 * A word with a capital may be a name: it must be one letter away from a long and frequent word, and not that word with
 * an ending or another last letter, as names of products are, nor a short one with another letter, as names of people.
 */
export function nameMeant(word: string): string | undefined {
  if (word.length < 7 || foreignEnding.test(word)) return undefined;
  const right = correctionOf(word, undefined, 1)?.word;
  // "Televison" is no family name: it is long and a letter short of a frequent word.
  const isFamily = surname.test(word) && !(word.length >= 9 && right !== undefined && frequencyOf(right) >= 5);
  if (isFamily) return undefined;
  if (word.includes('sch') && !right?.includes('sch')) return undefined;
  if (right === undefined || right.length < 6 || word.startsWith(right) || right.startsWith(word)) return undefined;
  // Products are called so, and nobody who writes English slips there.
  if (word.replaceAll('k', 'c') === right) return undefined;
  const isLong = word.length >= 10;
  if (
    word.length === right.length &&
    !isLong &&
    (word.length < 8 || word.at(-1) !== right.at(-1) || !isSoundSlip(word, right))
  )
    return undefined;
  return frequencyOf(right) >= rarest(word, right) || titleVocabulary.has(right) ? right : undefined;
}

/** How frequent a word must be to be meant by one with a capital: long words and those that lack a double letter tell more. */
function rarest(word: string, right: string): number {
  const single = (text: string) => text.replace(/(.)\1/g, '$1');
  if (word.length >= 8 && single(word) === single(right)) return 2;
  if (word.length >= 12) return 0;
  if (word.length >= 10) return isSoundSlip(word, right) ? 2 : 3;
  return word.length >= 8 ? 5 : 7;
}

/** Whether two words of the same length differ by a vowel or by swapped letters, as slips do and names do not. */
function isSoundSlip(word: string, right: string): boolean {
  const vowels = (text: string) => text.replace(/[aeiouy]/g, 'a');
  return vowels(word) === vowels(right) || hasSameLetters(word, right);
}
