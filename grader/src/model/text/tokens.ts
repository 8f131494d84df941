import { askedOnce } from '../asked-once.ts';
import type { Bullet } from '../resume.ts';
import { allMatches } from './all-matches.ts';
import { textOfLine } from './line-text.ts';

/** A word of a line without the punctuation around it, with its offsets in `textOf`. */
export type Token = {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** The text between this token and the one before: a space or punctuation. */
  before: string;
};

const word = /[\p{L}\p{N}$€£][\p{L}\p{N}'’%+.,/&-]*[\p{L}\p{N}%+]|[\p{L}\p{N}%]/gu;

/** The tokens of a line, in order. */
export const tokensOf = askedOnce((unit: Bullet): readonly Token[] => {
  const text = textOfLine(unit);
  let last = 0;
  return allMatches(word, text).map((match) => {
    const [printed] = match;
    const token = {
      text: printed,
      lower: printed.toLowerCase(),
      start: match.index,
      end: match.index + printed.length,
      before: text.slice(last, match.index),
    };
    last = token.end;
    return token;
  });
});
