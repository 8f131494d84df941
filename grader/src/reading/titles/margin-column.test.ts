import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

const titlesOf = (text: string, lefts = [50, 170, 470]) =>
  readResume(inColumns(text, lefts), '2026-11-21').sections.map(({ kind, title }) => `${kind}: ${title}`);

test('every part in the margin is a title where titles stand there, whatever it says and on however many lines', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    Education | BSc Economics, State University | 2018
    . | Thesis on the prices of grain
    Academic | .
    Projects | A scale for the sacks of a mill
    . | A list of all the mills
    Experience | Clerk, Delta Foods | 2019 – 2020
    . | Counted stock in two warehouses
    . | Ordered flour for nine bakeries
    . | Clerk, Hill Mill | 2017 – 2019
    . | Weighed the sacks of thirty farms
    . | Wrote the letters of the office
    . | Kept the keys of four barns
    . | Drove a cart to the station
    Grain | Wheat and rye, and how much of each a mill should hold
    market | over the winter, for readers of the Delta Messenger
    essays | and of the Hill Review
    . | Oats in a dry year
    Journal | The price of bread, Hill Review
    publications | The price of beer, Hill Review
    . | The price of malt, Hill Review
    PROSE | A story of two millers`),
  ).toEqual([
    'education: Education',
    'projects: Academic Projects',
    'experience: Experience',
    'publications: Grain market essays',
    'publications: Journal publications',
    'other: PROSE',
  ]);
});

test('labels in the margin are no titles where most are unknown', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **EDUCATION** | BSc Economics, State University | 2018
    . | Thesis on the prices of grain
    **EXPERIENCE** | Clerk, Delta Foods | 2019 – 2020
    . | Counted stock in two warehouses
    **Grain** | Wheat and rye
    **Flour** | Two kinds of it
    **Bread** | Nine kinds of it`),
  ).toEqual(['education: EDUCATION', 'experience: EXPERIENCE']);
});

test('labels of personal details in the margin are no titles', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    Education | BSc Economics, State University | 2018
    . | Thesis on the prices of grain
    Experience | Clerk, Delta Foods | 2019 – 2020
    . | Counted stock in two warehouses
    . | Ordered flour for nine bakeries
    . | Clerk, Hill Mill | 2017 – 2019
    . | Weighed the sacks of thirty farms
    Gender | Female
    Phone no | 0555 014 320`).filter((title) => title.startsWith('other')),
  ).toEqual([]);
});

test('on each page, titles in the margin beside what they head are no column of their own', () => {
  const lines = (words: string) => `
    . | ${words} of the ships that came in during the winter
    . | ${words} of the barges that went up the river and back
    . | ${words} of the carts that left the harbor in the evening`;
  expect(
    titlesOf(
      `
    Maria Example {size=20}
    **EXPERIENCE** | Clerk, Delta Foods, 2019 – 2020${lines('Counted the crates')}
    **SKILLS** | Ledgers, scales and cranes
    ~~~
    **VOLUNTEERING** | Elm Choir, Elm College${lines('Sang of the masts')}
    **LANGUAGES** | Welsh and Manx${lines('Read the names')}
    **INTERESTS** | Ropes and sails${lines('Tied the knots')}
    **REFERENCES** | On request`,
      [50, 170],
    ),
  ).toEqual([
    'experience: EXPERIENCE',
    'skills: SKILLS',
    'volunteering: VOLUNTEERING',
    'languages: LANGUAGES',
    'interests: INTERESTS',
    'references: REFERENCES',
  ]);
});
