import { expect, test } from 'vitest';
import { fallbackPercent } from './use-fallback-percent.ts';

test('without events the bar rises by 5 every 12 seconds', () => {
  expect([0, 11.9, 12, 24, 60].map(fallbackPercent)).toEqual([0, 0, 5, 10, 25]);
});

test('it stops at 100', () => {
  expect(fallbackPercent(240)).toBe(100);
  expect(fallbackPercent(9999)).toBe(100);
});
