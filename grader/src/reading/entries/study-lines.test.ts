import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('a school stands behind its degree in brackets, behind "in" or right behind a short degree', () => {
  expect(
    studiesIn(`
    # Education
    - 12Th Hill State Board 2008,
    - B.E (Civil) in Hill Polytechnic, Leeds
    - Plus Two (Board of Higher Secondary Examination, Elm)
    - Diploma in Trade (Elm Institute of Business)
    - B.E in Civil Engineering Elm University 2012`),
  ).toEqual([
    '12Th / Hill State Board / 2008',
    'B.E (Civil) / Hill Polytechnic, Leeds / ',
    'Plus Two / Board of Higher Secondary Examination, Elm / ',
    'Diploma in Trade / Elm Institute of Business / ',
    // Nothing tells where the subject ends and the school begins.
    'B.E in Civil Engineering Elm University /  / 2012',
  ]);
});

test('a degree and its school are parted at the comma between them, whatever follows', () => {
  expect(
    studiesIn(`
    # Education
    BCA, Elm College, Leeds
    08/2021 - 08/2024`),
  ).toEqual(['BCA / Elm College / 08/2021 - 08/2024']);
});

test('a subject behind the dash of a school, or below it, is what was studied', () => {
  expect(
    studiesIn(`
    # Education
    Elm University —Secondary Education
    SEPTEMBER 2019 - APRIL 2025`),
  ).toEqual(['Secondary Education / Elm University / SEPTEMBER 2019 - APRIL 2025']);
  expect(
    studiesIn(`
    # Education
    Elm Institute of Technology
    Structural Engineering
    2004 - 2009`),
  ).toEqual(['Structural Engineering / Elm Institute of Technology / 2004 - 2009']);
});

test('labels of studies with a bullet sign are no titles of courses', () => {
  expect(
    studiesIn(`
    # Education
    - **Course : M.Phil (Physics)**
    Institution : Elm College, Leeds
    Year of passing : 2013
    - **Course : B.Sc (Physics)**
    Institution : Hill College, Leeds
    Year of passing : 2008`),
  ).toEqual(['M.Phil (Physics) / Elm College, Leeds / 2013', 'B.Sc (Physics) / Hill College, Leeds / 2008']);
});
