import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a job told in a list goes on to its time, wherever the line with it stands', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked as Crane Mechanic in EBW (Elm Brick Works) in Leeds (West
    Yorkshire), from Oct 2015 to Oct 2016. {x=-6}
    - Worked as a Service Technician Lift Machinery in Rowan & Birch Motors (Dealer) in Halifax for
    Nearly 3 years from May 2009 till March 2012. {x=60}
    - 3 years’ experience with HARBOR FACILITY SERVICES, Leeds as a Boiler Technician.
    (Yard and Office) from DEC 2003 to JAN 2007. {x=24}
    - Temporarily worked for Delta Motors Ltd in Leeds. From
    January 2002 to July 2002 {x=18}
    - Completed 1 year apprenticeship from Harbor Scooters Ltd, from June 2000 to June 2001`),
  ).toEqual([
    'Crane Mechanic / EBW / Oct 2015 to Oct 2016',
    'Service Technician Lift Machinery / Rowan & Birch Motors / May 2009 till March 2012',
    'Boiler Technician / HARBOR FACILITY SERVICES / DEC 2003 to JAN 2007',
    ' / Delta Motors Ltd / January 2002 to July 2002',
    'apprenticeship / Harbor Scooters Ltd / June 2000 to June 2001',
  ]);
});

test('a paragraph with an indented first line tells one job up to its time', () => {
  expect(
    jobsIn(`
    # Career Profile
    Worked as a Data Processing Executive in Rowan Hill Industries Ltd, Paper Division, a concern of Delta Mills & Dyeworks Ltd. {x=40} {wrap=-40}
    From 2011 – March 2014 in the role of stock software and its upkeep.
    - Kept the ledgers of three shops in order for four years
    - Paid 200 bills a month to suppliers in three towns
    - Guided five clerks in the use of the new software
    # Education
    - BCA with 72 % in 2007
    at Elm Science College, Leeds. {x=40}`),
  ).toEqual(['Data Processing Executive / Rowan Hill Industries Ltd / 2011 – March 2014']);
});

test('below a job with its header a sentence with a length of time tells another one', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Delta Cars Ltd.**
    Assembly Worker
    3 May 2013 to 2 May 2015
    - Built and repaired 20 cars a day
    6 months worked with Elm Transport as a Fitter.`),
  ).toEqual(['Assembly Worker / Delta Cars Ltd. / 3 May 2013 to 2 May 2015', 'Fitter / Elm Transport / ']);
});

test('an employer behind the verb is the name alone', () => {
  expect(
    jobsIn(`
    # Work Experience
    2011 – 2015 || was working with Elm Builders Limited
    Position: Project Manager
    - Led 40 people on two sites`),
  ).toEqual(['Project Manager / Elm Builders Limited / 2011 – 2015']);
});

test('a post, its employer and its time in brackets, without a verb, are a job', () => {
  expect(
    jobsIn(`
    # Past Jobs (Occupation):
    1. Assistant Professor, in the Faculty of Pharmacy, Elm University, Leeds. (2015 - until now).
    2. Research Assistant in the Hill Institute, Halifax. (2012 - 2015).`),
  ).toEqual([
    'Assistant Professor / Faculty of Pharmacy, Elm University / 2015 - until now',
    'Research Assistant / Hill Institute / 2012 - 2015',
  ]);
});

test('a sentence about a job goes on to the end of its time in the next line', () => {
  expect(
    jobsIn(`
    # Experience
    Worked as Stores Clerk with M/s Harbor Works From 3 June 2008
    To 8 May 2012.
    Worked as Ledger Clerk with M/s Delta Foods Limited from 4 July 2005 to 28
    May 2008`),
  ).toEqual([
    'Stores Clerk / M/s Harbor Works / 3 June 2008 To 8 May 2012',
    'Ledger Clerk / M/s Delta Foods Limited / 4 July 2005 to 28 May 2008',
  ]);
});
