import { expect, test } from 'vitest';
import { doubtText } from './doubt-text.ts';

test('one and several read as a person would say them', () => {
  expect(doubtText({ kind: 'pictures', count: 1, texts: [] })?.text).toBe(
    'One picture was not read. Whatever it says does not exist for software.',
  );
  expect(doubtText({ kind: 'hidden', count: 12, texts: [] })?.text).toBe('12 words that nobody can see were left out.');
});

test('what it is about is quoted', () => {
  expect(doubtText({ kind: 'entry-without-date', count: 2, texts: ['Harbor Works', 'Delta Foods'] })?.text).toBe(
    'We found no dates for “Harbor Works”, “Delta Foods”.',
  );
});

test('a kind we do not know is left out', () => {
  expect(doubtText({ kind: 'new-kind', count: 1, texts: [] })).toBeUndefined();
});
