import { wordCountData } from '../../../words/counts/word-counts.ts';
import { allMatches } from '../../text/all-matches.ts';

let table: Map<string, { level: number; small: boolean }> | undefined;

function countsOf(word: string) {
  table ??= unpack();
  return table.get(word);
}

/**
 * How often clean text has a lower-case word: the binary logarithm of its uses in 2.5 million words, from 1 (3 uses) to
 * 9 (512 and more); 0 for a rarer one.
 */
export const frequencyOf = (word: string): number => countsOf(word)?.level ?? 0;

/** Whether clean text hardly ever gives a word a capital inside a sentence. */
export const isWrittenSmall = (word: string): boolean => countsOf(word)?.small ?? false;

function unpack() {
  const counts = new Map<string, { level: number; small: boolean }>();
  let before = '';
  for (const [, same = 'A', rest = '', level, small] of allMatches(/([A-Z])([a-z]*)(\d)(\.?)/g, wordCountData)) {
    before = before.slice(0, same.charCodeAt(0) - 65) + rest;
    counts.set(before, { level: Number(level), small: small === '.' });
  }
  return counts;
}
