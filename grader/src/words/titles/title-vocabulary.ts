import { englishTitles } from './english.ts';

const { ruling, nouns, leaning, faint, phrases, ...others } = englishTitles;

/** All words of English section titles, in lower case and mostly in the singular. */
export const titleVocabulary: ReadonlySet<string> = new Set(
  [...[ruling, nouns, leaning, faint, phrases].flatMap((words) => Object.values(words)), ...Object.values(others)]
    .join(' ')
    .split(/[|\s]+/)
    .filter(Boolean),
);
