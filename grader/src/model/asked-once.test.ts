import { expect, test } from 'vitest';
import { askedOnce } from './asked-once.ts';

test('an answer is made once for each object, also where it is nothing', () => {
  const asked: object[] = [];
  const nothing = askedOnce((key: object): undefined => void asked.push(key));
  const [one, other] = [{}, {}];
  for (const key of [one, one, other]) expect(nothing(key)).toBeUndefined();
  expect(asked).toEqual([one, other]);
});
