import { expect, test } from 'vitest';
import { schoolsIn } from '../../testing/read-fields.ts';

test('a level of study has its subject in the line below it', () => {
  expect(
    schoolsIn(`
    # Education
    **Elm University** || Master's Degree
    Plant Breeding || 2016 – 2018
    - Thesis on the roots of barley
    **Hill College** || Bachelor's Degree
    Marine Geology || 2013 – 2016`),
  ).toEqual(["Master's Degree Plant Breeding / Elm University", "Bachelor's Degree Marine Geology / Hill College"]);
});

test('a bar leads to the subject of a degree where the school stands elsewhere', () => {
  expect(
    schoolsIn(`
    # Education
    **Elm University** || 2013 – 2016
    Bachelor of Arts | Plant Breeding || Leeds, UK`),
  ).toEqual(['Bachelor of Arts | Plant Breeding / Elm University']);
  expect(
    schoolsIn(`
    # Education
    Bachelor of Arts | Hillway || 2013 – 2016`),
  ).toEqual(['Bachelor of Arts / Hillway']);
});

test('how somebody passed is no subject', () => {
  expect(
    schoolsIn(`
    # Education
    **Elm University** || Leeds, UK
    MPhil, Plant Breeding - Distinction (best of the year) || 2016 – 2018`),
  ).toEqual(['MPhil, Plant Breeding / Elm University']);
});

test('a degree has its subject behind “in”, whatever both look like, and a school behind it is none', () => {
  expect(
    schoolsIn(`
    # Education
    **BSc in** Plant Breeding
    Elm University, Leeds`),
  ).toEqual(['BSc in Plant Breeding / Elm University']);
  expect(
    schoolsIn(`
    # Education
    **BSc** in Elm University`),
  ).toEqual(['BSc / Elm University']);
});
