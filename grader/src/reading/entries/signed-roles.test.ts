import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn, schoolsIn } from '../../testing/read-fields.ts';

test('the sign @ stands between a post and its employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Crane operator @ Loader** || 02/2020 – 02/2021
    - Moved 300 crates a week
    **Clerk @ Harbor Works** // Leeds, UK || 03/2018 – 01/2020
    - Counted stock in two warehouses`),
  ).toEqual(['Crane operator / Loader / ', 'Clerk / Harbor Works / Leeds, UK']);
  expect(
    jobsIn(`
    # Experience
    **Crane Operator @Loader** || 02/2020 – 02/2021
    - Moved 300 crates a week`),
  ).toEqual(['Crane Operator / Loader / 02/2020 – 02/2021']);
  expect(
    schoolsIn(`
    # Education
    **Master of Radio Science @Elm University** || 02/2014 – 02/2018`),
  ).toEqual(['Master of Radio Science / Elm University']);
  expect(
    jobsIn(`
    # Experience
    **Clerk** || Aug 2019 – Aug 2020
    Hill Institute @ Elm
    - Counted stock in two warehouses`),
  ).toEqual(['Clerk / Hill Institute / Aug 2019 – Aug 2020']);
});

test('capitals of a name may stand behind small letters where its place in the row shows it', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk**, ledger4 – Remote || Aug 2019 – Aug 2020
    - Counted stock in two warehouses
    **Driver**, Harbor Works – Remote || Aug 2017 – Aug 2019
    - Moved 300 crates a week`),
  ).toEqual(['Clerk / ledger4 / Aug 2019 – Aug 2020', 'Driver / Harbor Works / Aug 2017 – Aug 2019']);
});

test('dashes in a row lead from an employer to its place', () => {
  expect(
    placedJobsIn(`
    # Experience
    2018-2023 Rowan ------------------------------ Leeds, UK
    - Counted stock in two warehouses
    2016-2018 Birch Cargo ------------------------ Leeds, UK
    - Moved 300 crates a week`),
  ).toEqual([' / Rowan / Leeds, UK', ' / Birch Cargo / Leeds, UK']);
});

test('a list with a full stop below a post is no employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk, Rowan, Leeds** || Apr 2021 – Mar 2025
    Ledgers, Core Technologies, Crane Technologies.
    - Counted stock in two warehouses`),
  ).toEqual(['Clerk / Rowan / Apr 2021 – Mar 2025']);
});

test('a rank behind a post belongs to it, and how somebody was employed is no employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Developer Sr, Rowan** || Apr 2021 – Mar 2025
    - Counted stock in two warehouses
    **Crane Developer, Birch**
    Freelancer
    - Moved 300 crates a week`),
  ).toEqual(['Developer Sr / Rowan / Apr 2021 – Mar 2025', 'Crane Developer / Birch / ']);
});

test('a faculty that a dash joins to its university is named with it', () => {
  expect(
    schoolsIn(`
    # Education
    **Faculty of Letters – Elm University**
    Bachelor of Arts || 2013 – 2016`),
  ).toEqual(['Bachelor of Arts / Faculty of Letters – Elm University']);
});
