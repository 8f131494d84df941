import { dutchTitles } from './dutch.ts';
import { englishTitles } from './english.ts';
import { frenchTitles } from './french.ts';
import { germanTitles } from './german.ts';
import { indonesianTitles } from './indonesian.ts';
import { italianTitles } from './italian.ts';
import { polishTitles } from './polish.ts';
import { portugueseTitles } from './portuguese.ts';
import { spanishTitles } from './spanish.ts';
import type { TitleWords } from './title-words.ts';
import { vietnameseTitles } from './vietnamese.ts';

/** All words of English section titles, in lower case and mostly in the singular. */
export const titleVocabulary: ReadonlySet<string> = new Set(wordsOf(englishTitles));

/** All words of section titles in the other languages that are read. */
export const foreignTitleVocabulary: ReadonlySet<string> = new Set(
  [
    germanTitles,
    frenchTitles,
    spanishTitles,
    italianTitles,
    portugueseTitles,
    dutchTitles,
    polishTitles,
    indonesianTitles,
    vietnameseTitles,
  ].flatMap(wordsOf),
);

function wordsOf({ ruling, nouns, leaning, faint, phrases, ...others }: TitleWords): string[] {
  return [
    ...[ruling, nouns, leaning, faint, phrases].flatMap((words) => Object.values(words)),
    ...Object.values(others),
  ]
    .join(' ')
    .split(/[|\s]+/)
    .filter(Boolean);
}
