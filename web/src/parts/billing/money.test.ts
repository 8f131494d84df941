import { expect, test } from 'vitest';
import { creditsText, money } from './money.ts';

test('cents are shown as a price', () => {
  expect([money(999), money(2000), money(1499, 'eur')]).toEqual(['$9.99', '$20.00', '€14.99']);
});

test('one credit is one, and none are several', () => {
  expect([0, 1, 2].map(creditsText)).toEqual(['0 credits', '1 credit', '2 credits']);
});
