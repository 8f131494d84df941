import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('gaps part jobs that are built alike, also where a year alone is their time', () => {
  expect(
    jobsIn(`
    # Employment History
    Yard Clerk
    Harbor Works
    Leeds 2014 - 2019

    Lamp Instructor
    Quill Freight Inc
    Dover 2014

    Night Porter
    Ash Hotel
    Leeds 2010 - 2012`),
  ).toEqual([
    'Yard Clerk / Harbor Works / 2014 - 2019',
    'Lamp Instructor / Quill Freight Inc / ',
    'Night Porter / Ash Hotel / 2010 - 2012',
  ]);
});

test('gaps that part other things than jobs say nothing', () => {
  expect(
    jobsIn(`
    # Experience
    **Yard Clerk**, Harbor Works || May 2016 - June 2019
    - Counted the crates of nine ships a week

    **Night Porter**, Ash Hotel || May 2012 - June 2015

    - Carried the luggage of forty guests a day`),
  ).toEqual(['Yard Clerk / Harbor Works / May 2016 - June 2019', 'Night Porter / Ash Hotel / May 2012 - June 2015']);
});
