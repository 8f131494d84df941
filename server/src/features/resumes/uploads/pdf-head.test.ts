import { expect, test } from 'vitest';
import { looksLikePdf } from './pdf-head.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the mark of a PDF may stand anywhere in the first kilobyte', () => {
  expect(looksLikePdf(bytes('%PDF-1.7'))).toBe(true);
  expect(looksLikePdf(bytes(`${' '.repeat(1019)}%PDF-1.7`))).toBe(true);
  expect(looksLikePdf(bytes(`${' '.repeat(1020)}%PDF-1.7`))).toBe(false);
});

test('other files and empty ones are no PDF', () => {
  expect(looksLikePdf(bytes('<html>'))).toBe(false);
  expect(looksLikePdf(bytes('%PDF'))).toBe(false);
  expect(looksLikePdf(bytes(''))).toBe(false);
});
