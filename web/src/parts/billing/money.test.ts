import { expect, test } from 'vitest';
import { creditsText, currencyText, money, wholeMoney } from './money.ts';

test('cents are shown as a price', () => {
  expect([money(999), money(2000), money(1499, 'eur')]).toEqual(['$9.99', '$20.00', '€14.99']);
});

test('a salary is shown without cents, and a currency by its name', () => {
  expect([wholeMoney(80_000), wholeMoney(0, 'eur')]).toEqual(['$80,000', '€0']);
  expect([currencyText(), currencyText('eur'), currencyText('chf')]).toEqual(['US dollars', 'euros', 'Swiss francs']);
});

test('one credit is one, and none are several', () => {
  expect([0, 1, 2].map(creditsText)).toEqual(['0 credits', '1 credit', '2 credits']);
});
