import { expect, test } from 'vitest';
import { spellingMisspelled } from '../../rules/writing/spelling-misspelled.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { correctionOf } from '../language/spelling.ts';

const found = (text: string) => [...spellingMisspelled.check(resumeOf(text))].map((finding) => finding.text);

test('a word that a narrow cell cuts in two is one word', () => {
  const cells = (line: string) => `
    # Education
    ${line}
    munication engineering, first class
    # Skills
    Circuit design, radio`;
  expect(found(cells('Electronics&Com'))).toEqual([]);
  expect(found(cells('Electronics'))).toEqual(['munication']);
});

test('no suggestion insults', () => {
  for (const word of ['asystole', 'assholl', 'shitt', 'fuckd'])
    expect(correctionOf(word) ?? '').not.toMatch(/^(?:ass|shit|fuck)/);
});
