import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { pagesOf } from '../testing/resume-of.ts';

const letter = `
  Dear Madam,
  I read of the post of a lamp engineer in your yard and would like to apply for it with this letter.
  For nine years I have kept the lamps of a harbor, and I would like to keep yours as well as those.
  What I did there, and for whom, stands in my resume; I can begin in May and would be glad to come.
  Yours sincerely,
  Ada Brenner
  ~~~`;
const resume = `
  Ada Brenner
  ada.brenner@mail.example | (512) 555-0143
  # Experience
  **Lamp Engineer, Harbor Works** || Jan 2015 – Present
  - Responsible for the lamps of nine harbors, and for what they cost, and wrote down how each of them is kept
  - Trained two apprentices in the care of lamps, who both passed their examination at the first attempt
  - Bought the glass for all of them at an auction for half of what it had cost in the years before
  - Led the three people who change the lamps at night, and planned their weeks through two winters
  # Education
  **BSc Physics, Elm University** || 2014
  # Skills
  Lamps, glass, lenses, wiring, winches`;

const gradedOf = (text: string) => {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok) throw new Error('refused');
  return graded.document;
};
const pagesIn = (text: string, rule: string) =>
  gradedOf(text).findings.flatMap((one) => (one.rule === rule ? one.boxes.map(({ page }) => page) : []));

test('notes on a resume behind a letter point at the pages of the file', () => {
  expect(pagesIn(resume, 'content-bullet-weak-start')).toEqual([0]);
  expect(pagesIn(letter + resume, 'content-bullet-weak-start')).toEqual([1]);
  expect(pagesIn(letter + resume, 'content-letter')).toEqual([0]);
  const { pages, reading } = gradedOf(letter + resume);
  expect(pages).toHaveLength(2);
  expect(reading?.sections[0]?.page).toBe(1);
  expect(reading?.understood?.pages[0]).toBe(0);
});
