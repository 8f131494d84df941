import { expect, test } from 'vitest';
import { slipsBetween } from './slips-between.ts';

test('a letter too few, too many or another one is one slip, wherever it stands', () => {
  expect(slipsBetween('managment', 'management', 2)).toBe(1);
  expect(slipsBetween('mmanager', 'manager', 2)).toBe(1);
  expect(slipsBetween('managers', 'manager', 2)).toBe(1);
  expect(slipsBetween('banager', 'manager', 2)).toBe(1);
  expect(slipsBetween('manager', 'manager', 2)).toBe(0);
});

test('two neighbours in each other’s place are one slip, also where a letter stands twice', () => {
  expect(slipsBetween('recieve', 'receive', 2)).toBe(1);
  expect(slipsBetween('reecive', 'receive', 2)).toBe(1);
  expect(slipsBetween('adress', 'address', 2)).toBe(1);
  expect(slipsBetween('abab', 'baba', 2)).toBe(2);
});

test('counting stops above the most', () => {
  expect(slipsBetween('harbor', 'ledger', 1)).toBeGreaterThan(1);
  expect(slipsBetween('port', 'portfolio', 2)).toBeGreaterThan(2);
});
