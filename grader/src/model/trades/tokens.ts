import { stem } from './stem.ts';

/** A word of a text with its place in it. */
export type Token = {
  /** In lower case. */
  word: string;
  stem: string;
  /** Whether it begins with a capital letter, or is an acronym. */
  capital: boolean;
  start: number;
  end: number;
};

/** A line longer than this, in UTF-16 code units, is cut: nobody writes one, and all work is linear in it. */
const longestText = 100_000;

/** One spelling for what Unicode writes in several ways, without signs that have no width. */
export const plainText = (text: string): string =>
  text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/[’‘`´]/g, "'");

const wordPattern = /\.net(?![a-z])|\p{L}&\p{L}(?!\p{L})|[\p{L}\p{N}]+(?:'(?!s(?!\p{L}))\p{L}+)*(?:\+\+|#)?/giu;

/** The words of a text that `plainText` returned. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const lower = found.toLowerCase();
    const word = lower === '.net' ? 'dotnet' : lower.slice(0, 60);
    tokens.push({
      word,
      stem: stem(word),
      capital: /^\p{Lu}/u.test(found),
      start: index,
      end: index + found.length,
    });
  }
  return tokens;
}
