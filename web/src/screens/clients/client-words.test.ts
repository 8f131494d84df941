import { expect, test } from 'vitest';
import { labelsIn } from './client-words.ts';

test.each([
  ['', []],
  [' spring , remote,,spring ', ['spring', 'remote']],
  ['two words', ['two words']],
])('%j holds the labels %j', (text, labels) => expect(labelsIn(text)).toEqual(labels));
