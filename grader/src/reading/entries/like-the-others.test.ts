import { expect, test } from 'vitest';
import { jobsIn, studiesIn } from '../../testing/read-fields.ts';

test('an employer without a word for a firm stands where those of the other jobs stand', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works Ltd** || 2014 – 2016
    Stores Clerk
    - Counted stock in two warehouses
    **Delta Foods Ltd** || 2011 – 2014
    Baker
    - Baked two hundred loaves a day
    **KRL** || 2009 – 2011
    Porter
    - Carried crates to nine yards`),
  ).toEqual([
    'Stores Clerk / Harbor Works Ltd / 2014 – 2016',
    'Baker / Delta Foods Ltd / 2011 – 2014',
    'Porter / KRL / 2009 – 2011',
  ]);
});

test('a line about the work below the name is no employer, although it has a word for a firm', () => {
  expect(
    jobsIn(`
    # Experience
    2014 – 2016 || Ostrava
    Ledgers, scales and accounts
    2011 – 2014 || Delta Foods Inc.
    Ledgers and cranes
    2009 – 2011 || Rowan Works Inc.
    Ledgers and boats
    2006 – 2009 || Cobble
    Software testing, client services`),
  ).toEqual([
    ' / Ostrava / 2014 – 2016',
    ' / Delta Foods Inc. / 2011 – 2014',
    ' / Rowan Works Inc. / 2009 – 2011',
    ' / Cobble / 2006 – 2009',
  ]);
});

test('a title without a word for a post stands where the other titles stand', () => {
  expect(
    jobsIn(`
    # Experience
    **Stores Clerk** || 2014 – 2016
    Harbor Works Ltd
    - Counted stock in two warehouses
    **Site Engineer** || 2011 – 2014
    Delta Foods Ltd
    - Built four mills
    **Yard Care and Cranes** || 2009 – 2011
    Rowan Works Ltd
    - Carried crates to nine yards`),
  ).toEqual([
    'Stores Clerk / Harbor Works Ltd / 2014 – 2016',
    'Site Engineer / Delta Foods Ltd / 2011 – 2014',
    'Yard Care and Cranes / Rowan Works Ltd / 2009 – 2011',
  ]);
});

test('two jobs that differ say nothing about a third', () => {
  expect(
    jobsIn(`
    # Experience
    **Stores Clerk** || 2014 – 2016
    - Counted stock in two warehouses
    **Rowan Works Ltd** || 2009 – 2011
    - Carried crates to nine yards`),
  ).toEqual(['Stores Clerk /  / 2014 – 2016', ' / Rowan Works Ltd / 2009 – 2011']);
});

test('beside a post behind its label, an employer stands where those of the other jobs stand', () => {
  expect(
    jobsIn(`
    # Experience
    March 2015- May 2018 || Rowan S.A.L.
    Position: Junior officer
    - Served the clients of two towns

    May 2012- November 2014 || KLM Bank S.A.L.
    Position: Junior clerk
    - Wrote a yearly review

    June 2011 – July 2011 || Harbor Bank
    Position: Teller
    - Served nine clients a day`),
  ).toEqual([
    'Junior officer / Rowan S.A.L. / March 2015- May 2018',
    'Junior clerk / KLM Bank S.A.L. / May 2012- November 2014',
    'Teller / Harbor Bank / June 2011 – July 2011',
  ]);
});

test('a study without a word for a degree has its parts where the other studies have theirs', () => {
  const studies = (last: string) =>
    studiesIn(`
    # Education
    2014 – 2016
    Master of Arts
    Elm University
    2011 – 2014
    Bachelor of Arts
    Rowan University
    2009 – 2011
    ${last}`);
  expect(studies('Handelsschule II\n    Ulmen Schule Hilltal').at(-1)).toBe(
    'Handelsschule II / Ulmen Schule Hilltal / 2009 – 2011',
  );
  expect(studies('Rowan School\n    two years of weaving').at(-1)).toBe(' / Rowan School / 2009 – 2011');
});

test('the one name left below an employer, in another face, is what somebody was there', () => {
  const flute = `
    # Experience
    **Elm Harbor University** || 2012 – 2014
    Flute and Oboe {italic=yes}
    - Played in nine halls`;
  expect(jobsIn(flute)).toEqual(['Flute and Oboe / Elm Harbor University / 2012 – 2014']);
  // In the same face, or with another name in the header, it may be anything.
  expect(jobsIn(flute.replace('Flute and Oboe {italic=yes}', '**Ropes and Cranes**'))).toEqual([
    ' / Elm Harbor University / 2012 – 2014',
  ]);
  expect(jobsIn(flute.replace('{italic=yes}', '{italic=yes}\n    Nine Halls'))).toEqual([
    ' / Elm Harbor University / 2012 – 2014',
  ]);
});
