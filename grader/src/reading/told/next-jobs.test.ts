import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a line of a list that tells another job at a firm, in a time of its own, begins that job', () => {
  expect(
    jobsIn(`
    # Experience
    Site Engineer || May 2014 – June 2016
    Norvale Looms Ltd
    - Counted 300 crates a week
    - Worked as a Stores Clerk in Teskell Ropes Pvt. Ltd. from January 2011 to March 2013.
    - Carried 400 trunks a day`),
  ).toEqual([
    'Site Engineer / Norvale Looms Ltd / May 2014 – June 2016',
    'Stores Clerk / Teskell Ropes Pvt. Ltd. / January 2011 to March 2013',
  ]);
});

test('what was done for a firm within the time of a job is part of that job', () => {
  expect(
    jobsIn(`
    # Experience
    Site Engineer || May 2014 – June 2016
    Norvale Looms Ltd
    - Counted 300 crates a week
    - Worked as a Stores Clerk in Teskell Ropes Pvt. Ltd. from January 2015 to March 2015.
    - Carried 400 trunks a day`),
  ).toEqual(['Site Engineer / Norvale Looms Ltd / May 2014 – June 2016']);
});
