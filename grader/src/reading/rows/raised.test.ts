import { expect, test } from 'vitest';
import type { Word } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { joinRaised } from './raised.ts';

/** The words of a line of which those that end a number are small and raised, and stand so far behind it. */
function raisedBy(gap: number): string[] {
  const words = pagesOf('# Work\nFrom 4 th May 2015 to 9 th June 2017').flatMap((page) => page.words);
  const out: Word[] = [];
  for (const word of words) {
    const before = out.at(-1);
    const isEnd = word.text === 'th' && before !== undefined;
    const x0 = isEnd ? before.x1 + gap : word.x0;
    out.push(isEnd ? { ...word, x0, x1: x0 + 8, base: word.base - 4, size: 6 } : word);
  }
  const text = joinRaised(out).map(({ text }) => text);
  return text.slice(text.indexOf('From'));
}

test('the raised end of a number is joined to it, also where wide boxes of letters run into each other', () => {
  const joined = ['From', '4th', 'May', '2015', 'to', '9th', 'June', '2017'];
  expect(raisedBy(0.5)).toEqual(joined);
  expect(raisedBy(-3.5)).toEqual(joined);
});

test('what stands far from a number is no end of it', () => {
  expect(raisedBy(9)).toContain('th');
});
