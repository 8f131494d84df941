import { expect, test } from 'vitest';
import { foldedWords, foldText, neededWords, slipsByWord } from './needed-words.ts';

test('the words of a line stand between blanks, without marks', () => {
  expect(foldedWords('It’s “Nine” ledgers, kept well.')).toBe(' it s nine ledgers kept well ');
});

test('a pattern tells which words it needs, and which before them', () => {
  expect(neededWords('(?:knowledge|command) (?<w>on|in)')).toEqual([
    [' knowledge ', ' command '],
    [' on ', ' in '],
  ]);
  expect(neededWords('(?<w>discuss(?:ed|ing)? about)')).toEqual([[' discuss']]);
  expect(neededWords('(?<w>(?:count|stock)s of)')).toEqual([[' count', ' stock']]);
});

test('an optional part before the group is passed over where it ends with a blank', () => {
  expect(neededWords('(?:firm|team),? (?:also |really )?(?<w>give|offer)')).toEqual([
    [' give ', ' offer '],
    [' firm ', ' team '],
  ]);
});

test('the author of a pattern may tell what else its lines hold', () => {
  expect(neededWords('(?:in|of) (?<w>\\p{L}+ harbor)', [' harbor '])).toEqual([[' harbor '], [' in ', ' of ']]);
  expect(neededWords('(?<w>\\p{L}+ harbor)', [' harbor '])).toEqual([[' harbor ']]);
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
  const allowed = slipsByWord(slips)(foldText('Kept ledgers'));
  expect(allowed.map(({ pattern }) => pattern)).toEqual(['(?<w>led[gj]ers?)', '(?<w>\\p{L}+)']);
});
