import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const jobs = `
**Baker**, Mill Bakery, Austin, TX || May 2019 – Present
- Bake 300 loaves a night for nine shops.
- Trained two apprentices, who both passed their examination.
**Assistant Baker**, Corner Bread, Austin, TX || May 2015 – Apr 2019
- Kept the sourdough of 14 kinds of bread.`;
const studies = `
# Education
**Certificate in Baking**, Austin Community College || 2014 – 2015`;

test('all of a plainly written resume is understood', () => {
  const { share, career, unread, sections } = resumeOf(`# Experience${jobs}${studies}`).understanding;
  expect([share, career, sections, unread]).toEqual([1, 1, [1, 1], []]);
});

test('jobs that show what they are are read under a title that says nothing', () => {
  const { understanding, sections } = resumeOf(`# Loaves of bread${jobs}${studies}`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
  expect(understanding.share).toBe(1);
});

test('text under a title that says nothing is unread', () => {
  const text = `
There are three hundred of them a night, and nine shops wait for them before the sun is up.
Two apprentices of mine have learned to shape them, and both have passed their examination.
The third one has gone to sea, where nobody bakes, and writes that the bread is bad there.
Sourdough is what I like best, since no two loaves of it are ever quite alike.`;
  const known = resumeOf(`# Summary${text}${studies}`);
  const { understanding } = resumeOf(`# Loaves of bread${text}${studies}`);
  expect(understanding.share).toBeLessThan(0.5);
  expect(understanding.career).toBeLessThan(0.3);
  expect(understanding.unread.length).toBeGreaterThanOrEqual(4);
  expect(understanding.unread.length).toBeLessThan(known.rows.length);
});

test('a summary that holds periods of work was not a summary', () => {
  const { understanding } = resumeOf(`# Summary
Baker of thirteen years who bakes bread at night and teaches the craft by day.
Baker, Mill Bakery || May 2019 – Present
Assistant Baker, Corner Bread || May 2015 – Apr 2019${studies}`);
  expect(understanding.sections[0]).toBeLessThan(0.7);
});

test('a page without titles is unread but for its name and contact details', () => {
  const { understanding } = resumeOf(`Maria Example
maria.example@mail.com | (512) 555-0143 | Austin, TX

I bake bread at night in a bakery of nine shops and have done so for seven years now, with joy.
Before that I baked bread for a shop at the corner, which was smaller, and kept its sourdough.`);
  expect(understanding.share).toBeLessThan(0.3);
});

test('long text above the first title is a summary where it holds no period and no list', () => {
  const line = 'An engineer of roads and bridges who draws what is built and builds what was drawn by others before\n';
  const told = (last: string) =>
    resumeOf(
      `Max Example {size=18}\nmax@example.com\n${line.repeat(10)}${last}\n# Education\nBSc Economics, State University || 2019`,
    ).understanding.share;
  expect(told('')).toBeGreaterThan(0.95);
  expect(told('Roads of the north || 2017 – 2019')).toBeLessThan(0.8);
});
