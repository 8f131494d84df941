import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Resume, Row } from '../../model/resume.ts';
import { englishStopWords, otherStopWords, stopWordsByLanguage } from '../../words/stop-words.ts';

type Language = 'english' | 'other' | 'unsupported';

/** From so many stop words of another language the text counts as written in it. */
const leastForeign = 5;
/** So many are enough in a short text that has hardly any English ones. */
const fewForeign = 3;
const latin = /(?=\p{L})\p{Script=Latin}/gu;
const readableScripts =
  /(?=\p{L})[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/**
 * The language of the running text, as far as we need to know it. Scripts whose reading order we cannot tell are
 * unsupported.
 */
export function languageOf(rows: Row[]): Language {
  const countOf = (sign: RegExp) => rows.reduce((sum, { text }) => sum + (text.match(sign)?.length ?? 0), 0);
  const letters = countOf(/\p{L}/gu);
  const share = (script: RegExp) => countOf(script) / Math.max(1, letters);
  // Numbers and signs alone are not an unsupported language, but a page with almost nothing on it.
  if (share(latin) < 0.6) return letters > 0 && share(readableScripts) < 0.5 ? 'unsupported' : 'other';
  const words = rows.flatMap((row) => row.text.toLowerCase().match(/\p{L}+/gu) ?? []);
  if (words.length >= leastWords && words.filter(isAccented).length > mostAccented * words.length) return 'other';
  const foreign = words.filter((word) => otherStopWords.has(word)).length;
  const english = words.filter((word) => englishStopWords.has(word)).length;
  const sure = words.filter((word) => word.length > 2 && englishStopWords.has(word)).length;
  if (sure < mostEnglish * words.length && (isStrange(rows) || isStrangeList(words))) return 'other';
  const isForeign = foreign >= leastForeign ? foreign > english : foreign >= fewForeign && foreign > 2 * english;
  return isForeign ? 'other' : 'english';
}

/** Of the words of French a fifth has an accent, of those of Vietnamese more than half. */
const mostAccented = 0.3;
const isAccented = (word: string) => /[^a-z]/.test(word);

/** So many words in small letters tell whether they are English, of which so many are known in any English text. */
const leastWords = 80;
const leastKnown = 0.45;
/** Pieces of words that are broken by blanks are shorter. */
const leastLetters = 5;
/** Every English text has a larger share of English stop words of three letters or more. */
const mostEnglish = 0.025;
/** Of so many longer words a list of English has more known ones, were it of nothing but names. */
const longerWords = 50;
const leastKnownInLists = 0.2;

/**
 * Whether most words in small letters are no English ones, in whichever language: of 500 resumes every English one has
 * 82 % known words or more, those in other languages less than half.
 */
function isStrange(rows: Row[]): boolean {
  const words = rows.flatMap((row) => row.text.match(/(?<![\p{L}\p{N}@./-])\p{Ll}{3,}(?![\p{L}\p{N}@/-])/gu) ?? []);
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  if (words.length < leastWords || letters < leastLetters * words.length) return false;
  return words.filter(isKnownWord).length < leastKnown * words.length;
}

/** The same for a page of short lists, whose words have capitals: "Uddannelse", "Kompetencer". */
function isStrangeList(words: readonly string[]): boolean {
  const longer = words.filter(({ length }) => length >= 4);
  return longer.length >= longerWords && longer.filter(isKnownWord).length < leastKnownInLists * longer.length;
}

const tongues = ['de', 'es', 'fr', 'it', 'pt', 'nl'] as const;

/** Which of six languages a text is written in that is not English, by its small words; undefined for others. */
export function tongueOf(rows: Row[]): Resume['tongue'] {
  const words = rows.flatMap((row) => row.text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = stopWordsByLanguage
    .map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < fewForeign || first.count === second?.count) return undefined;
  return tongues.find((tongue) => tongue === first.language);
}
