import { remembered } from '../../../words/remembered.ts';
import { fixedPlaces, longPlaces, otherPlaces } from '../../../words/spelling/fixed-places.ts';
import { fixedWords } from '../../../words/spelling/fixed-words.ts';
import { foreignTitleVocabulary } from '../../../words/titles/title-vocabulary.ts';
import { correctionOf } from './correction.ts';
import { hasSameLetters, slipsBetween } from './slips-between.ts';

const shortest = 7;
/** From this length on letters may be swapped: "fahter". */
const shortestSwapped = 6;
/** From this length on two letters may be wrong: "Stanford" is no "Standard". */
const longForTwo = 9;
const byFirst = Map.groupBy(fixedWords, ([first = '']) => first);
/** Endings of words in the names of foreign schools and firms, and whole ones that English words are close to. */
const foreign =
  /(?:[aio]|ie|que|ite|tat|dad|tet|ment[eo]|ische?r?|ung|eur|aire|ette|aux|ador|emes?)$|^(?:assistent|departement|nasional|nacional|comercial|profesional|internacional|automable|universitas|technik|consulten)$/;

/** The word of titles, labels and names of schools that a lower-case word is a slip of: "univercity", "qualifcation". */
export const fixedWordMeant = remembered((word): string | undefined => {
  if (word.length < shortestSwapped || foreign.test(word) || foreignTitleVocabulary.has(word)) return undefined;
  const isNear = (byFirst.get(word[0] ?? '') ?? []).some((other) => slipsBetween(word, other, 2) <= 2);
  const right = isNear ? fixedNear(word) : undefined;
  // A word that was cut, or one with an ending, is none.
  if (right === undefined || word.at(-1) !== right.at(-1) || right.startsWith(word) || word.startsWith(right))
    return undefined;
  return right;
});

const fixedNear = (word: string): string | undefined =>
  correctionOf(
    word,
    (other) =>
      fixedWords.has(other) &&
      (word.length >= shortest
        ? other.length >= longForTwo || slipsBetween(word, other, 1) <= 1
        : hasSameLetters(word, other)),
  )?.word;

const shortestPlace = 6;
const placesByFirst = Map.groupBy([...new Set([...fixedPlaces, ...longPlaces])], ([first = '']) => first);
const fixed = new Set(fixedPlaces);

/** The place or month that a lower-case word is a slip of: "rajsthan", "novemeber". */
export const placeMeant = remembered((word): string | undefined => {
  if (word.length < shortestPlace || otherPlaces.has(word)) return undefined;
  const places = placesByFirst.get(word[0] ?? '') ?? [];
  if (places.includes(word)) return undefined;
  const right = places.find(
    (place) =>
      Math.abs(place.length - word.length) <= 1 &&
      slipsBetween(word, place, 1) <= 1 &&
      !place.startsWith(word) &&
      (fixed.has(place) || hasSameLetters(word, place)),
  );
  // People, languages and things of a place have an ending: "Pakistani".
  return right === undefined || (word.startsWith(right) && !word.endsWith('h')) ? undefined : right;
});
