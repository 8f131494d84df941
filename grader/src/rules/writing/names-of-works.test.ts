import { expect, test } from 'vitest';
import { creditRowsOf } from '../../model/performer.ts';
import { productionsList } from '../../testing/productions-list.ts';
import { contentNotQuantified } from '../content/content-not-quantified.ts';
import { grammarInformal } from './grammar-informal.ts';
import { grammarRepeatedWord } from './grammar-repeated-word.ts';

test('plays are called as their authors please, and nobody asks for amounts in a list of them', () => {
  const resume = productionsList();
  expect(creditRowsOf(resume)).toHaveLength(9);
  expect(
    [grammarRepeatedWord, grammarInformal, contentNotQuantified].flatMap((rule) => [...rule.check(resume)]),
  ).toEqual([]);
});
