import { expect, test } from 'vitest';
import { schoolsIn, studiesIn } from '../../testing/read-fields.ts';

test('a dated line names a course and its school without any word for a degree', () => {
  expect(
    studiesIn(`
    # Education
    - Bachelor of Trade, Elm University | 2008 – 2011
    - Weaving, Dyeing, and Looms with Threads 2010, Hill Academy | 2013 – 2014
    - Spinning Advanced Course, Lake Academy | 2010 – 2011
    - Shop Accounts (June 2008), Stone College, UK`),
  ).toEqual([
    'Bachelor of Trade / Elm University / 2008 – 2011',
    'Weaving, Dyeing, and Looms with Threads 2010 / Hill Academy / 2013 – 2014',
    'Spinning Advanced Course / Lake Academy / 2010 – 2011',
    'Shop Accounts / Stone College / June 2008',
  ]);
});

test('honours, offices, posts and lines without a time are no courses', () => {
  expect(
    studiesIn(`
    # Education
    Elm University || 2008 - 2012
    BA in Trade
    - President of the chess club, Elm University, 2011
    - First prize for drawings, Hill College, 2010
    - Teacher, Lake School, 2012
    - Trade and shops, Stone Academy`),
  ).toEqual(['BA in Trade / Elm University / 2008 - 2012']);
});

test('a short line says whom a course is from, also in small letters behind a degree', () => {
  expect(
    schoolsIn(`
    # Education
    - Drawing (advanced level) from Hill Centre, Leeds
    - Embedded systems From ELMTAC
    - Radio Supervisory from Lake Technical School Hull
    - M.Com (Trade) from elmnou.
    - Pre- University Course Class (12th) from Stone University
    - Matric from “E.S.E.O”, Leeds in the year of 2006
    - I.Sc. (Mathematics) passed from Elm Council, Hull with 2nd Division in 2009
    - B.E(Radio) with 64.69%,from ELMIT,Hull in year 2014`),
  ).toEqual([
    'Drawing (advanced level) / Hill Centre',
    'Embedded systems / ELMTAC',
    'Radio Supervisory / Lake Technical School',
    'M.Com (Trade) / elmnou',
    'Pre- University Course Class (12th) / Stone University',
    'Matric / “E.S.E.O”',
    'I.Sc. (Mathematics) / Elm Council',
    'B.E(Radio) / ELMIT',
  ]);
});

test('what was got or done is no course, and a line that opens with "From" names a school', () => {
  expect(
    schoolsIn(`
    # Education
    - M.A from Stone University
    - Got two medals from Hill Club
    - Organised visits from Lake School to the Elm Works
    - Diploma in Trade from home
    - 10+2 with Commerce
    - From Elm Intermediate College, Leeds`),
  ).toEqual([
    'M.A / Stone University',
    'Diploma in Trade from home / ',
    '10+2 with Commerce / Elm Intermediate College',
  ]);
});

test('below a course that stands like a header others are told like it', () => {
  expect(
    schoolsIn(`
    # Education
    **Drawing course from ELMIIT, Leeds.**
    Certificate of Works training held at Hill Institute of Trade.`),
  ).toEqual(['Drawing course / ELMIIT', 'Certificate of Works training held / Hill Institute of Trade']);
});
