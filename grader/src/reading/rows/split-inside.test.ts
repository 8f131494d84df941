import { expect, test } from 'vitest';
import { jobsIn, studiesIn } from '../../testing/read-fields.ts';

test('an employer right behind a title is told by its name, also in a numbered line that ends with its dates', () => {
  expect(
    jobsIn(`
    # Work Experience
    1. Research Assistant Hill National Bureau of Statistics - Jan - May 2017
    The count of all firms in the county, told in four volumes of tables and maps for the next plan.
    - Checked the sheets of 40 firms
    2. Storekeeper - Delta Foods, April 2013 to March 2014
    - Kept the stock of two houses`),
  ).toEqual([
    'Research Assistant / Hill National Bureau of Statistics / Jan - May 2017',
    'Storekeeper / Delta Foods / April 2013 to March 2014',
  ]);
});

test('a degree and its school in one piece are parted where one of them ends', () => {
  expect(
    studiesIn(`
    # Education
    2011-2015: Elm University Bachelor of Commerce (Actuarial
    Science)
    2009-2011: Intermediate Hill State Board`),
  ).toEqual([
    'Bachelor of Commerce (Actuarial Science) / Elm University / 2011-2015',
    'Intermediate / Hill State Board / 2009-2011',
  ]);
});

test('degrees in letters behind a school are degrees', () => {
  expect(
    studiesIn(`
    # Education
    Elm University. BS in Ropes and Sails (2013)
    Hill University. MEng in Lamps (2015)`),
  ).toEqual(['BS in Ropes and Sails / Elm University / 2013', 'MEng in Lamps / Hill University / 2015']);
});

test('"from" parts a degree and its school, also over two lines', () => {
  expect(
    studiesIn(`
    # Education
    **B.Tech (Bachelor of Engineering in Electronics and**
    **Instrumentation) from Elm Institute of Technology** Halifax in 2012`),
  ).toEqual([
    'B.Tech (Bachelor of Engineering in Electronics and Instrumentation) / Elm Institute of Technology Halifax / 2012',
  ]);
});
