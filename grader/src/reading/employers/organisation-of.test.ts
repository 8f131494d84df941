import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('where the other posts stand below their employers, a post may hold a word for a firm', () => {
  expect(
    jobsIn(`
    # Experience
    **Elm Presses** || London, UK
    Chairman UK (formerly: Night Porter) {italic=yes} || Sep 2023 – Present
    - Counted stock in two warehouses
    **Rowan** || London, UK
    Clerk {italic=yes} || Sep 2021 – Dec 2022
    - Moved 300 crates a week
    **Birch Cargo** || Leeds, UK
    Driver {italic=yes} || Sep 2019 – Dec 2020
    - Drove 300 crates a week
    **Hill Mill** || Leeds, UK
    Porter {italic=yes} || Sep 2017 – Dec 2018
    - Ground 300 sacks a week`)[0],
  ).toBe('Chairman UK (formerly: Night Porter) / Elm Presses / Sep 2023 – Present');
});

test('who works for themselves has that for an employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Freelance**
    Crane Operator || Jan 2025 – Present
    - Moved 300 crates a week
    **Rowan**
    Crane Operator || Jan 2023 – Dec 2024
    - Counted 300 crates a week`),
  ).toEqual(['Crane Operator / Freelance / Jan 2025 – Present', 'Crane Operator / Rowan / Jan 2023 – Dec 2024']);
});

test('a firm with its town is an employer, full stop or not, where nothing else may be one', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk** || Jan 2025 – Present
    Rowan Shipping Services, Hull, Humber.
    - Moved 300 crates a week`),
  ).toEqual(['Clerk / Rowan Shipping Services / Jan 2025 – Present']);
});

test('a name before the place at the other end of its line is the employer, above the line of a post', () => {
  expect(
    jobsIn(`
    # Experience
    **Maritime** || Leeds, UK
    Yard Fellow || Jan 2023 – Present
    - Counted 300 crates a week`),
  ).toEqual(['Yard Fellow / Maritime / Jan 2023 – Present']);
});
