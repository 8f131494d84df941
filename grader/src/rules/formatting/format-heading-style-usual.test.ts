import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { formatHeadingStyleMixed } from './format-heading-style-mixed.ts';

const inSmallLetters = ['Experience', 'Skills', 'Languages', 'Awards'];
const sectionsOf = (titles: string[]) => titles.map((title) => `# ${title}\nLedgers of lamps and stock\n`).join('\n');
const oddIn = (titles: string[]) =>
  [...formatHeadingStyleMixed.check(resumeOf(sectionsOf(titles)))].map(({ text }) => text);

test('a title in capitals is odd among titles in small letters', () => {
  expect(oddIn([...inSmallLetters, 'EDUCATION'])).toEqual(['EDUCATION']);
});

test('a title like most others is not odd, those among them that not every resume has', () => {
  const others = ['HOBBIES', 'PERSONAL DETAILS', 'REFERENCES', 'STRENGTHS AND TRAITS', 'DECLARATION'];
  expect(oddIn([...inSmallLetters, 'EDUCATION', ...others])).toEqual([]);
});
