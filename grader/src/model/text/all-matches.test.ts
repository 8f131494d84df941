import { expect, test } from 'vitest';
import { allMatches } from './all-matches.ts';

test.each([
  [/\d+/g, 'in 2019 and 2021'],
  [/(?<year>20\d\d)|,/g, '2019, 2021'],
  [/x*/g, 'axx'],
  [/(?=\p{L})/gu, 'a😀b'],
  [/z/g, 'none'],
])('%s finds in “%s” what matchAll finds', (pattern, text) => {
  expect(allMatches(pattern, text)).toEqual([...text.matchAll(pattern)]);
});

test('a pattern is as it was before, also when it is asked while its matches are looked through', () => {
  const word = /\w+/g;
  const words = allMatches(word, 'one two').map(([name]) => [
    name,
    ...allMatches(word, name).map(({ index }) => index),
  ]);
  expect(words).toEqual([
    ['one', 0],
    ['two', 0],
  ]);
  expect(word.lastIndex).toBe(0);
});

test('a pattern without the flag would find the first place for ever', () => {
  expect(() => allMatches(/a/, 'aa')).toThrow('one place alone');
});
