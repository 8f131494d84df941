import { expect, test } from 'vitest';
import { pagesOf } from '../../testing/resume-of.ts';
import { looksDifferent } from './looks.ts';

const [pattern] = pagesOf('**Analyst, Harbor Works**').flatMap(({ words }) => words);

function wordOf(text: string, size: number) {
  if (!pattern) throw new Error('no word');
  return { ...pattern, text, size };
}

test('a small word in the small capitals of a name looks as the others, another size does not', () => {
  expect(looksDifferent(wordOf('UNIVERSITY', 11), wordOf('OF', 8.7))).toBe(false);
  expect(looksDifferent(wordOf('OF', 8.7), wordOf('LEEDS,', 11))).toBe(false);
  expect(looksDifferent(wordOf('University', 11), wordOf('OF', 8.7))).toBe(true);
  expect(looksDifferent(wordOf('HARBOR', 11), wordOf('WORKS', 8.7))).toBe(true);
});
