import { expect, test } from 'vitest';
import { filledOnly, withOwn } from './profile-fields.ts';

test('only what was filled in is sent', () => {
  expect(filledOnly({ firstName: 'Ada', industry: '', jobTitle: '  ' })).toEqual({ firstName: 'Ada' });
});

test('a text from before a list was changed can be kept', () => {
  expect(withOwn(['Retail'], 'Whaling')).toEqual(['Whaling', 'Retail']);
  expect(withOwn(['Retail'], 'Retail')).toEqual(['Retail']);
  expect(withOwn(['Retail'], '')).toEqual(['Retail']);
});
