import { expect, test } from 'vitest';
import { proofread } from './proofread.ts';

test('slips have offsets of the given text, whatever spaces it contains', () => {
  const text = 'Wrote the  report for the the board';
  const doubled = proofread(text).find(({ rule }) => rule === 'grammar-repeated-word');
  expect(text.slice(doubled?.start, doubled?.end)).toBe('the the');
});

test('a misspelled word comes with its replacement', () => {
  expect(proofread('Managed equiptment for nine warehouses')).toEqual([
    { start: 8, end: 18, rule: 'spelling-misspelled', replacement: 'equipment' },
  ]);
});

test('a clean line is left alone', () => {
  expect(proofread('Cut settlement time from 5.5 hours to 40 minutes with Kafka and PostgreSQL')).toEqual([]);
});

test('a label of a name says whose it is', () => {
  const [mother, father] = ['Mothers name: Orvina Vale', 'FATHER NAME : ORVIN VALE'].map(
    (text) => proofread(text)[0]?.replacement,
  );
  expect([mother, father]).toEqual(['Mother’s', 'FATHER’S']);
});
