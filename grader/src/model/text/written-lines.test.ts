import { expect, test } from 'vitest';
import { spellingMisspelled } from '../../rules/writing/spelling-misspelled.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { correctionOf } from '../language/spelling/correction.ts';

const found = (text: string) => [...spellingMisspelled.check(resumeOf(text))].map((finding) => finding.text);

test('a word that a narrow cell cuts in two is one word', () => {
  const cells = (line: string) => `
    # Education
    ${line}
    gredient of every batch by hand
    # Skills
    Circuit design, radio`;
  expect(found(cells('Weighing each In'))).toEqual([]);
  expect(found(cells('Weighing'))).toEqual(['gredient']);
});

test('no suggestion insults', () => {
  for (const word of ['asystole', 'assholl', 'shitt', 'fuckd'])
    expect(correctionOf(word)?.word ?? '').not.toMatch(/^(?:ass|shit|fuck)/);
});
