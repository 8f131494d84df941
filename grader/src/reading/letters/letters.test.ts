import { expect, test } from 'vitest';
import { letterOf, resumeBeside as resume } from '../../testing/letter-and-resume.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const readIn = (...pages: string[]) => {
  const { letters, pages: kept, sections } = resumeOf(pages.join('\n~~~\n'));
  return { letters: letters.map(({ number }) => number), kept: kept.length, first: sections[0]?.page };
};

test('a letter before or behind a resume is no page of it', () => {
  expect(readIn(letterOf(), resume)).toEqual({ letters: [0], kept: 1, first: 0 });
  expect(readIn(resume, letterOf({ closing: '' }))).toEqual({ letters: [1], kept: 1, first: 0 });
  const toAnybody = letterOf().replace('Dear Madam', 'To whomsoever it may concern').replace(', and for whom,', '');
  expect(readIn(toAnybody, resume).letters).toEqual([0]);
  expect(resumeOf(`${letterOf()}\n~~~\n${resume}`).letters[0]?.opening).toMatchObject({ text: 'Dear Madam,', page: 1 });
});

test('a page with the titles of a resume, or a letter alone, is none beside one', () => {
  expect(readIn(letterOf({ middle: '# Experience' }), resume).letters).toEqual([]);
  expect(readIn(letterOf()).letters).toEqual([]);
  expect(readIn(letterOf(), letterOf()).letters).toEqual([]);
  expect(
    readIn(resume, 'Dear customers are the reason why I keep shops. I like them all.\n'.repeat(6)).letters,
  ).toEqual([]);
});
