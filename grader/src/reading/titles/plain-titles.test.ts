import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (top: string, title = 'WORK EXPERIENCE') =>
  resumeOf(`
    Maria Example {size=20}
    maria@example.com
    ${top}
    # ${title}
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # EDUCATION
    BSc Economics, State University || 2013`).sections.map(({ kind, title: own }) => `${kind}: ${own}`);

const prose = `
    Engineer with nine years on the sites of three harbours and two bridges,
    who likes to measure twice and to teach what was learnt there.`;

test('a post in the looks of the titles above a paragraph, before all of them, is the title of a profile', () => {
  expect(titlesOf(`# SITE ENGINEER${prose}`)).toEqual([
    'summary: SITE ENGINEER',
    'experience: WORK EXPERIENCE',
    'education: EDUCATION',
  ]);
});

test('a post in other looks, above contact details or above a profile with its own title is a headline', () => {
  const others = ['experience: WORK EXPERIENCE', 'education: EDUCATION'];
  expect(titlesOf(`Site Engineer${prose}`)).toEqual(others);
  expect(titlesOf('# SITE ENGINEER\n    4 Mill Road, Leeds\n    020 7946 0123')).toEqual(others);
  expect(titlesOf(`# SITE ENGINEER\n    # PROFILE${prose}`)).toEqual(['summary: PROFILE', ...others]);
});

const larger = (titles: string[], lines: string) =>
  resumeOf(`
    Maria Example {size=20}
    ${titles.map((title) => `\n    ${title} {size=14}\n    ${lines}`).join('\n')}`).sections.map(({ title }) => title);

test('rows of one size that are larger than the text are titles, in the language of the text', () => {
  const greek = ['Εμπειρία', 'Δεξιότητες', 'Ενδιαφέροντα'];
  const english = ['Celebrities', 'Films', 'Runway'];
  expect(larger(greek, 'Κρατούσε τα βιβλία τριών καταστημάτων και έγραφε επιστολές')).toEqual(greek);
  const lines = 'The hair of four people who work for the stage, and that of the people in the houses of Leeds';
  expect(larger(english, lines)).toEqual(english);
  expect(larger(greek, lines)).toEqual([]);
});

test('titles in the looks of the text may stand above lists that are set in', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    Projects and skills
    - Counted stock in two warehouses every month {x=20}
    Volunteering
    - Taught chess to children of the county {x=20}
    Interests
    - Rowing on the river every summer {x=20}`);
  expect(sections.map(({ title }) => title)).toEqual(['Projects and skills', 'Volunteering', 'Interests']);
});
