import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test('a file of a megabyte or more is given in MB', () => {
  expect(sizeText(1024 * 1024)).toBe('1 MB');
  expect(sizeText(2.46 * 1024 * 1024)).toBe('2.5 MB');
});

test('a smaller file is given in KB, and never as nothing', () => {
  expect(sizeText(48_300)).toBe('47 KB');
  expect(sizeText(12)).toBe('1 KB');
});

test('an unknown size shows the fallback', () => {
  expect(sizeText(undefined)).toBe('30 MB');
});
