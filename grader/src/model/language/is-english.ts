import { askedOnce } from '../asked-once.ts';
import type { Resume } from '../resume.ts';

const everyday = /(?<![\p{L}])(?:the|and|of|in|to|for|with|an?|on|at|by|from|as|is|was|were|that)(?![\p{L}])/iu;
/** Lower-case words from which a row is a line of text and not of names. */
const longLine = 4;
const least = 0.5;

/**
 * Whether most long lines contain small English words, looked at once for all that ask. Rules about words do not apply to
 * other languages.
 */
export const isEnglish = askedOnce(({ rows }: Resume): boolean => {
  const lines = rows.filter(({ words }) => words.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= longLine);
  if (lines.length < 3) return rows.every(({ text }) => !/[^\p{Script=Latin}\P{L}]/u.test(text));
  return lines.filter(({ text }) => everyday.test(text)).length >= least * lines.length;
});
