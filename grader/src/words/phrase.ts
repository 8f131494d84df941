import { latin, withLatinLetters } from './latin-letters.ts';
import { type Folded, type Needs, neededWords } from './needed-words.ts';

/** A phrase that is never right: the group `w` is what to replace. */
type PhraseSlip = {
  wrong: RegExp;
  right: (found: string) => string;
  /** What `foldedWords` of a line with the slip holds. */
  needs: Needs | undefined;
};
/** The slips that the words of a line allow. */
export type PhraseSlips = (folded: Folded) => readonly PhraseSlip[];

/**
 * A slip by its pattern, in which `w` is what to replace, and what to write instead; `besides` are beginnings of words of
 * which each such line holds one, where the pattern itself begins with words that most lines have.
 */
export const phrase = (
  pattern: string,
  right: string | ((found: string) => string),
  besides?: readonly string[],
): PhraseSlip => ({
  wrong: new RegExp(`(?<![${latin}\\d'’/-])(?:${withLatinLetters(pattern)})(?![${latin}\\d'’-])`, 'giud'),
  right: typeof right === 'string' ? () => right : right,
  needs: neededWords(pattern, besides),
});
