import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

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
    'Shop Accounts / Stone College, UK / June 2008',
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
