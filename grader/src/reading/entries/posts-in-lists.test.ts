import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('posts in a list below an employer and its time are jobs there', () => {
  expect(
    jobsIn(`
    # Employment History
    2006 – now: Elm University, Leeds
    - teaching assistant at the Faculty of Law (2006 – 2008)
    - researcher at the Faculty of Physics (2022 – now)
    - thesis supervisor (nine graduates so far)
    2001 – 2005: University of Northvale, Leeds
    - research fellow
    - department of Forestry`),
  ).toEqual([
    'teaching assistant / Elm University / 2006 – 2008',
    'researcher / Elm University / 2022 – now',
    'thesis supervisor / Elm University / 2006 – now',
    'research fellow / University of Northvale / 2001 – 2005',
  ]);
});

test('what was done there is no post', () => {
  expect(
    jobsIn(`
    # Employment History
    2006 – now: Harbor Works Ltd
    - Trained nine clerks of the yard in the care of pumps
    - Supervisor: Ada Byron
    2001 – 2005: Elm Mills Ltd
    - Kept the books of three shops
    - Clerk of the works for two halls`),
  ).toEqual([' / Harbor Works Ltd / 2006 – now', ' / Elm Mills Ltd / 2001 – 2005']);
});
