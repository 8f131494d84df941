import { expect, test } from 'vitest';
import { centsOf } from './cents-of.ts';

test('an amount is read with a dot, a comma or neither', () => {
  const read = ['4.99', '4,9', ' 5 ', '0.01', '14.90'].map(centsOf);
  expect(read).toEqual([499, 490, 500, 1, 1490]);
});

test.each(['', '0', '-1', '4.999', '1e3', '1.000,00', 'five', '12345678'])('“%s” is no amount', (text) => {
  expect(centsOf(text)).toBeUndefined();
});
