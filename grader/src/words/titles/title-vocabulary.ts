import { englishTitles } from './english.ts';
import { farTitles, nearTitles } from './foreign.ts';
import type { TitleWords } from './title-words.ts';

/** All words of English section titles, in lower case and mostly in the singular. */
export const titleVocabulary: ReadonlySet<string> = new Set(wordsOf(englishTitles));

/** All words of section titles in the other languages that are read. */
export const foreignTitleVocabulary: ReadonlySet<string> = new Set([...nearTitles, ...farTitles].flatMap(wordsOf));

function wordsOf({ ruling, nouns, leaning, faint, phrases, ...others }: TitleWords): string[] {
  return [
    ...[ruling, nouns, leaning, faint, phrases].flatMap((words) => Object.values(words)),
    ...Object.values(others),
  ]
    .join(' ')
    .split(/[|\s]+/)
    .filter(Boolean);
}
