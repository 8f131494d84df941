import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a list of employers with their time is a list of jobs', () => {
  expect(
    jobsIn(`
    # Experience: 4+ years
    - Harbor Systems (HarS), Leeds – May 2014 to till date.
    - Kelda Infologics, London - August 2012 to April 2014
    - Elm Marketing Inc, York – June 2009 to July 2012`),
  ).toEqual([
    ' / Harbor Systems (HarS) / May 2014 to till date',
    ' / Kelda Infologics / August 2012 to April 2014',
    ' / Elm Marketing Inc / June 2009 to July 2012',
  ]);
});

test('a firm with its legal form, how long, and the post in brackets are a job', () => {
  expect(
    jobsIn(`
    # Experience
    - Kelda Lights Private Limited, Leeds. – 1 year (Production Engineer)`),
  ).toEqual(['Production Engineer / Kelda Lights Private Limited / ']);
});

test('work that was done within a time is none', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk, Delta Foods** || Feb 2012 – Dec 2019
    - Stock Count Reform, 2014 – 2016
    - Ledger Archive, 2016 – 2018`),
  ).toEqual(['Clerk / Delta Foods / Feb 2012 – Dec 2019']);
});

test('the title in brackets may be told as “worked as”', () => {
  expect(
    jobsIn(`
# Experience
- Ash Vidyalaya School, London - From 2011 March to 2014 May (worked as a nursery teacher).
- Elm Millennium School, London - From June 2015 to October 2015 ( worked as a main teacher).`),
  ).toEqual([
    'nursery teacher / Ash Vidyalaya School / 2011 March to 2014 May',
    'main teacher / Elm Millennium School / June 2015 to October 2015',
  ]);
});

test('names in small letters are employers where each line ends with how long it was', () => {
  expect(
    jobsIn(`
    # Working Experience
    - Harbor wool and rope house (9 month)
    - Moor caps,(7 months)
    - fellan.(2years)`),
  ).toEqual([' / Harbor wool and rope house / ', ' / Moor caps / ', ' / fellan / ']);
  expect(
    jobsIn(`
    # Working Experience
    **Clerk, Harbor Works Ltd** || 2012 – 2014
    - kept the ledgers (9 months)
    - counted the stock (7 months)`),
  ).toEqual(['Clerk / Harbor Works Ltd / 2012 – 2014']);
});
