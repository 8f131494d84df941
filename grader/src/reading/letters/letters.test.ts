import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const letter = (closing = 'Yours sincerely,', middle = '') => `
  Harbor Works Ltd, 4 Mill Lane, Leeds
  Dear Madam,
  I read of the post of a lamp engineer in your yard and would like to apply for it with this letter.
  For nine years I have kept the lamps of a harbor, and I would like to keep yours as well as I kept those.
  What I did there, and for whom, stands in my resume; I can begin in May and would be glad to come and see you.
  ${middle}
  ${closing}
  Ada Brenner`;
const resume = `
  Ada Brenner
  ada.brenner@mail.example | (512) 555-0143
  # Experience
  **Lamp Engineer, Harbor Works** || Jan 2015 – Present
  - Built the lamps of nine harbors, measured what they cost and wrote down how each of them is kept in order
  - Trained two apprentices in the care of lamps, who both passed their examination at the first attempt
  - Bought the glass for all of them at an auction for half of what it had cost in the years before
  - Led the three people who change the lamps at night, and planned their weeks through two winters
  # Education
  **BSc Physics, Elm University** || 2014
  # Skills
  Lamps, glass, lenses, wiring, winches`;

const readIn = (...pages: string[]) => {
  const { letters, pages: kept, sections } = resumeOf(pages.join('\n~~~\n'));
  return { letters: letters.map(({ number }) => number), kept: kept.length, first: sections[0]?.page };
};

test('a letter before or behind a resume is no page of it', () => {
  expect(readIn(letter(), resume)).toEqual({ letters: [0], kept: 1, first: 0 });
  expect(readIn(resume, letter('', ''))).toEqual({ letters: [1], kept: 1, first: 0 });
  expect(resumeOf(`${letter()}\n~~~\n${resume}`).letters[0]?.opening).toMatchObject({ text: 'Dear Madam,', page: 1 });
});

test('a page with the titles of a resume, or a letter alone, is none beside one', () => {
  expect(readIn(letter('Yours sincerely,', '# Experience'), resume).letters).toEqual([]);
  expect(readIn(letter()).letters).toEqual([]);
  expect(readIn(letter(), letter()).letters).toEqual([]);
  expect(
    readIn(resume, 'Dear customers are the reason why I keep shops. I like them all.\n'.repeat(6)).letters,
  ).toEqual([]);
});
