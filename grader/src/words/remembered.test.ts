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

test('where as many answers are kept as may be, all are forgotten', () => {
  const asked: number[] = [];
  const doubled = remembered((key: number) => {
    asked.push(key);
    return 2 * key;
  }, 2);
  expect([doubled(1), doubled(2), doubled(1), doubled(3), doubled(1)]).toEqual([2, 4, 2, 6, 2]);
  expect(asked).toEqual([1, 2, 3, 1]);
});
