import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('where no job is read, a post or an employer alone tells one', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Six months exprience in yarns from Ostrel Loom Halls.
    - 2 years storekeeper
    - Counted the sacks of nine mills`),
  ).toEqual([' / Ostrel Loom Halls / ', 'storekeeper /  / ']);
});

test('a name in quotation marks is an employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    1 :- Work in Leeds at “KELDA BOILER SERVICE” since Jan of 2013 to Dec.`),
  ).toEqual([' / KELDA BOILER SERVICE / ']);
});

test('beside a job that was read such lines are its duties', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - 2 years storekeeper
    - Counted sacks from Ostrel Loom Halls`),
  ).toEqual(['Clerk / Delta Foods / Feb 2017 – Dec 2019']);
});

test('beginners, fields of work and courses are no jobs', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Fresher
    - Two years in the pump field
    - Six weeks course in Ostrel Looms`),
  ).toEqual([' /  / ']);
});
