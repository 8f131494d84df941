import { expect, test } from 'vitest';
import { foldedWords, neededWords, slipsByWord } from './needed-words.ts';

test('the words of a line stand between blanks, without marks', () => {
  expect(foldedWords('It’s “Nine” ledgers, kept well.')).toBe(' it s nine ledgers kept well ');
});

test('a pattern tells which words it needs, and which before them', () => {
  expect(neededWords('(?:knowledge|command) (?<w>on|in)')).toEqual({
    own: [' on ', ' in '],
    before: [' knowledge ', ' command '],
  });
  expect(neededWords('(?<w>discuss(?:ed|ing)? about)')).toEqual({ own: [' discuss'] });
});

test('a pattern whose group begins inside a word or with any letter tells nothing', () => {
  expect(neededWords('(?:bi|semi)?(?<w>weakly)')).toBeUndefined();
  expect(neededWords('(?<w>\\p{L}+ on)')).toBeUndefined();
});

test('only the slips that a line allows are tried, in their order', () => {
  const slips = ['(?<w>nine)', '(?<w>led[gj]ers?)', '(?<w>\\p{L}+)'].map((pattern) => ({
    pattern,
    needs: neededWords(pattern),
  }));
  const allowed = slipsByWord(slips)(foldedWords('Kept ledgers'));
  expect(allowed.map(({ pattern }) => pattern)).toEqual(['(?<w>led[gj]ers?)', '(?<w>\\p{L}+)']);
});
