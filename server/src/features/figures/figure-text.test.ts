import { expect, test } from 'vitest';
import { figureText } from './figure-text.ts';

test.each([
  [0, undefined],
  [99, undefined],
  [100, '100+'],
  [109, '100+'],
  [199, '190+'],
  [1200, '1,200+'],
  [1299, '1,200+'],
  [34_999, '34,000+'],
  [1_234_567, '1,200,000+'],
])('%i is told as %s', (count, text) => {
  expect(figureText(count)).toBe(text);
});
