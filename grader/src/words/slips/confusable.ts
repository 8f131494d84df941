import { latin, withLatinLetters } from '../latin-letters.ts';
import { type Needs, neededWords } from '../needed-words.ts';

/** The wrong word in its context, what `foldedWords` of a line with it holds, and the right word. */
type Confusable = { wrong: RegExp; needs: Needs | undefined; right: string };

/** A confusable by its pattern, in which `w` is the wrong word, and the right word. */
export const confusable = (pattern: string, right: string, flags = 'giu'): Confusable => ({
  wrong: new RegExp(
    `(?<![${latin}\\d'’-])(?:${withLatinLetters(pattern)})(?![${latin}\\d'’-])`,
    flags.includes('d') ? flags : `${flags}d`,
  ),
  needs: neededWords(pattern),
  right,
});
