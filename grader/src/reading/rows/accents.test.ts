import { expect, test } from 'vitest';
import type { Word } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { composeAccents, joinAccents } from './accents.ts';

function wordOf(text: string): Word {
  const word = pagesOf(`${text}\n`)[0]?.words[0];
  if (!word) throw new Error('no word');
  return word;
}

test('an accent drawn before its letter is put on it, and quotation marks are left alone', () => {
  const texts = ['Exp´erience', 'Fran¸cais', 'na¨ıve', '`a', '`quoted', 'caf´e'];
  expect(texts.map((text) => composeAccents(wordOf(text)).text)).toEqual([
    'Expérience',
    'Français',
    'naïve',
    'à',
    '`quoted',
    'café',
  ]);
  const { text, edges } = composeAccents(wordOf('Exp´erience'));
  expect(edges).toHaveLength(text.length + 1);
});

test('an accent above a capital joins the word below it', () => {
  const word = wordOf('Ecole');
  const accent = { ...wordOf('´'), x0: word.x0 + 1, x1: word.x0 + 3, edges: [word.x0 + 1, word.x0 + 3] };
  expect(joinAccents([word, accent]).map(({ text }) => text)).toEqual(['École']);
});
