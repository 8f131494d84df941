import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { skillTermsOf } from './skill-terms.ts';

const termsIn = (list: string) => skillTermsOf(resumeOf(`# Skills\n${list}`)).map(({ text }) => text);

test('the name of a group in bold is no part of its first term', () => {
  expect(termsIn('**Loom Languages** Jacquard, Dobby, Leno')).toEqual(['Jacquard', 'Dobby', 'Leno']);
  expect(termsIn('**Jacquard, Dobby, Leno**')).toEqual(['Jacquard', 'Dobby', 'Leno']);
});

test('a term that the end of a row breaks is one, and rows of one term each are not', () => {
  expect(termsIn('Jacquard, Dobby, warp\nwinding, Leno')).toEqual(['Jacquard', 'Dobby', 'warp winding', 'Leno']);
  expect(termsIn('Jacquard\nDobby')).toEqual(['Jacquard', 'Dobby']);
});
