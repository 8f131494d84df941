import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a sentence that tells a job ends in the line below, which has its time', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked in Fell Looms at Leeds as a Dyeing
    Foreman March 2014 to October 2016
    - Worked as a Welder in Fell Boilers Ltd, Halifax from
    March 2009 to August 2012
    Site: boiler house`),
  ).toEqual([
    'Dyeing Foreman / Fell Looms / March 2014 to October 2016',
    'Welder / Fell Boilers Ltd / March 2009 to August 2012',
  ]);
});

test('a sentence goes on with its post, and with a firm and its time over two lines', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Working in Tarn Timber Mills from 3 August 2015 to till date as a
    Saw Operator`),
  ).toEqual(['Saw Operator / Tarn Timber Mills / 3 August 2015 to till date']);
  expect(
    jobsIn(`
    # Work Experience
    - Presently working with ROWAN JOINERY (FELLS)
    LLC as Carpenter
    Since 14/09/2014 to till date`),
  ).toEqual(['Carpenter / ROWAN JOINERY (FELLS) LLC / 14/09/2014 to till date']);
});

test('the header of another job stays one below a sentence', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked as a Welder in Fell Boilers Ltd, Halifax
    **Fitter, Delta Pumps Ltd** || March 2009 – August 2012
    - Served pumps`),
  ).toEqual(['Welder / Fell Boilers Ltd / ', 'Fitter / Delta Pumps Ltd / March 2009 – August 2012']);
  expect(
    jobsIn(`
    # Work Experience
    - Worked as a Welder in Fell Boilers Ltd, Halifax.
    Designation: Fitter
    Company: Delta Pumps Ltd
    Duration: March 2009 – August 2012`),
  ).toContain('Fitter / Delta Pumps Ltd / March 2009 – August 2012');
});
