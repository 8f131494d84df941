import type { Row } from '../model/resume.ts';
import { englishStopWords } from '../words/stop-words.ts';

export type Language = 'english' | 'other' | 'unsupported';

/** Running lines from which a share of small words says something. */
const leastWords = 5;
const leastLines = 4;
/** Small words in running English are one in five; half of that still counts. */
const smallWordShare = 0.08;
const englishLines = 0.45;
const latin = /\p{Script=Latin}/u;
const readableScripts =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** What language the running text is in, as far as we need to know. Scripts whose lines we cannot order are unsupported. */
export function languageOf(rows: Row[]): Language {
  const letters = rows.flatMap((row) => [...row.text].filter((letter) => /\p{L}/u.test(letter)));
  const share = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  if (share(readableScripts) < 0.5) return 'unsupported';
  if (share(latin) < 0.6) return 'other';
  const lines = rows
    .map((row) => row.text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length >= leastWords);
  if (lines.length < leastLines) return 'english';
  const english = lines.filter(
    (words) => words.filter((word) => englishStopWords.has(word)).length / words.length >= smallWordShare,
  );
  return english.length / lines.length >= englishLines ? 'english' : 'other';
}
