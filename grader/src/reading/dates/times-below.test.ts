import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a time in the first line below the header is that of the job', () => {
  expect(
    jobsIn(`
    # Experience
    **STORES CLERK | HARBOR WORKS | Leeds**
    - Period- 3rd Feb 2014 to 9th May 2015
    - Counted the stock of two halls
    **STORES CLERK | DELTA FOODS | Dover**
    - Period- 11th May 2015 to 4th Aug 2017
    - Counted the stock of nine halls`),
  ).toEqual([
    'STORES CLERK / HARBOR WORKS / 3rd Feb 2014 to 9th May 2015',
    'STORES CLERK / DELTA FOODS / 11th May 2015 to 4th Aug 2017',
  ]);
});

test('a sentence below an employer tells its post and its time', () => {
  expect(
    jobsIn(`
    # Work Experience
    **HARBOR MILLS PVT LTD**
    Worked as Stores Assistant cum Yard Clerk (From 02nd -May-1997 to 30th Jun – 1999)

    **FELLAN CONSULTING**
    Worked as Assistant Yard Manager (From 03rd -Sep-2000 to 28th Feb 2002)`),
  ).toEqual([
    'Stores Assistant cum Yard Clerk / HARBOR MILLS PVT LTD / 02nd -May-1997 to 30th Jun – 1999',
    'Assistant Yard Manager / FELLAN CONSULTING / 03rd -Sep-2000 to 28th Feb 2002',
  ]);
});

test('a time further below, or in a line about the work, is no time of the job', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk | HARBOR WORKS | Leeds**
    - Kept the books of the mill
    - Counted stock in the years 2012 to 2014
    - 2010 – 2011`),
  ).toEqual(['Clerk / HARBOR WORKS / ']);
});

test('the employer of a job told below is its name alone', () => {
  expect(
    jobsIn(`
    # Work Experience
    WORK EXPERIENCE AT FELL STORES SERVICES PVT LTD:
    Working as Stores Manager (From May 2012 to June 2014)
    - Kept the books of four mills`),
  ).toEqual(['Stores Manager / FELL STORES SERVICES PVT LTD / May 2012 to June 2014']);
});

test('the time stands below what else a job tells, also below the sentence that tells it', () => {
  expect(
    jobsIn(`
    # Experience
    - Nine months experience in NORVALE ROPES LTD as Electrical Supervisor.
    - Site OSTREL Company, Leeds.
    - Exprience: 2nd July 2013 to 4th April 2014.`),
  ).toEqual(['Electrical Supervisor / NORVALE ROPES LTD / 2nd July 2013 to 4th April 2014']);
});
