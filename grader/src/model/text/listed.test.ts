import { expect, test } from 'vitest';
import { listed, listedInMarks } from './listed.ts';

test('words are listed with commas and an "and" before the last', () => {
  expect([[], ['fonts'], ['fonts', 'sizes'], ['fonts', 'sizes', 'gaps']].map(listed)).toEqual([
    '',
    'fonts',
    'fonts and sizes',
    'fonts, sizes and gaps',
  ]);
});

test('quotations keep the commas inside them', () => {
  expect(listedInMarks(['Clerk, Leeds', 'Porter'])).toBe('“Clerk, Leeds” and “Porter”');
});
