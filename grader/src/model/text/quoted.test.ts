import { expect, test } from 'vitest';
import { isInQuotes } from './quoted.ts';

test('a place lies in quotation marks where they open before it and close behind it', () => {
  const inside = (text: string) => isInQuotes(text, text.indexOf('really'));
  expect(inside('Wrote “Is the tide really late?” for the harbor news')).toBe(true);
  expect(inside('Wrote "Is the tide really late?" for the harbor news')).toBe(true);
  expect(inside('Wrote “Tides” and “Lamps”, which were really read')).toBe(false);
  expect(inside('Cut pipes of 3" and 5" that were really long')).toBe(false);
  expect(inside('Wrote “Tides, which was really read')).toBe(false);
});
