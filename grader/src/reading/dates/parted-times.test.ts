import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('the time of a job stands below text about its firm', () => {
  expect(
    jobsIn(`
    # Work Experience
    Organization: FELL BOILERS LTD.
    Designation: Welder
    Duration: 2011 to 2015

    Organization: TARN KETTLES LTD.
    Makes kettles and pans for hotels and inns, with two works in Leeds and York and with shops in
    four other towns of the north
    Experience: 2008 to 2011`),
  ).toEqual(['Welder / FELL BOILERS LTD. / 2011 to 2015', ' / TARN KETTLES LTD. / 2008 to 2011']);
});

test('a time above a job is its own, and one behind other words names no time of the job above', () => {
  expect(
    jobsIn(`
    # Work Experience
    **May 2014 to June 2015**
    - Worked as a Welder in Fell Boilers Ltd
    **July 2011 to April 2014**
    - Worked as a Fitter in Delta Pumps Ltd`),
  ).toEqual([
    'Welder / Fell Boilers Ltd / May 2014 to June 2015',
    'Fitter / Delta Pumps Ltd / July 2011 to April 2014',
  ]);
  expect(
    jobsIn(`
    # Work Experience
    **Welder, Fell Boilers Ltd**
    - Mended boilers
    **Break for travels, May 2014 to June 2015**
    - Walked from Leeds to York`)[0],
  ).toBe('Welder / Fell Boilers Ltd / ');
});
