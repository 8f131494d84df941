import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a word is looked up once, though nothing may be its answer', () => {
  const asked: string[] = [];
  const lengthOf = remembered((word) => {
    asked.push(word);
    return word === '' ? undefined : word.length;
  });
  expect([lengthOf('ledger'), lengthOf(''), lengthOf('ledger'), lengthOf('')]).toEqual([6, undefined, 6, undefined]);
  expect(asked).toEqual(['ledger', '']);
});
