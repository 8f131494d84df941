import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { jobsIn } from '../../testing/read-fields.ts';
import { readResume } from '../read-resume.ts';

const read = (text: string) => fieldsOf(readResume(inColumns(text, [60, 150]), '2026-11-21'));

const jobsOf = (text: string) =>
  read(text).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '));

test('two dates that stand one above the other beside a job or a study are its beginning and its end', () => {
  const { workExperiences, educations } = read(`
    # Work Experience
    Nov 2021 | **Data Clerk**
    Present | Harbor Works
    . | - Counted the crates of nine ships a week
    Sep 2018 | **Night Porter**
    Oct 2020 | Ash Hotel
    . | - Carried the luggage of forty guests a day
    # Education
    Feb 2015 | **Bachelor of Radio Engineering**
    Jun 2018 | Elm University`);
  expect(workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '))).toEqual([
    'Data Clerk / Harbor Works / Nov 2021 – Present',
    'Night Porter / Ash Hotel / Sep 2018 – Oct 2020',
  ]);
  expect(educations.map(({ degree, school, date }) => [degree, school, date].join(' / '))).toEqual([
    'Bachelor of Radio Engineering / Elm University / Feb 2015 – Jun 2018',
  ]);
});

test('dates in a column of three or more are each of their own row', () => {
  const { educations } = read(`
    # Education
    Mar 2012 | Diploma in Radio, Elm College
    Mar 2014 | Bachelor of Science, Hill University
    Mar 2016 | Master of Science, Lake University`);
  expect(educations.map(({ date }) => date)).toEqual(['Mar 2012', 'Mar 2014', 'Mar 2016']);
});

test('a range goes on below its dash, whatever stands beside it', () => {
  const { educations } = read(`
    # Education
    Mai 2019- | Master of Arts, Hill University
    12/ 2021 | Ropes and Sails
    Okt. 2015- | Bachelor of Arts, Elm University
    06/ 2018 | Knots`);
  expect(educations.map(({ school, date }) => [school, date].join(' / '))).toEqual([
    'Hill University / Mai 2019- 12/ 2021',
    'Elm University / Okt. 2015- 06/ 2018',
  ]);
});

test('a year that is left open in a rail begins a job', () => {
  expect(
    jobsIn(`
    # Experience
    2014 – || Chief Accountant, Harbor Works Ltd.
    2012 – || Ledger Clerk, Delta Foods Ltd.
    2009 – 2012 || Stores Clerk, Rowan Oil Ltd.`),
  ).toEqual([
    'Chief Accountant / Harbor Works Ltd. / 2014',
    'Ledger Clerk / Delta Foods Ltd. / 2012',
    'Stores Clerk / Rowan Oil Ltd. / 2009 – 2012',
  ]);
});

test('a whole date goes on with the dash below it', () => {
  expect(
    jobsIn(`
    # Experience
    Rowan Looms Ltd || 14/03/2011
    Stores Clerk || - Present
    - Counted 300 crates a week`),
  ).toEqual(['Stores Clerk / Rowan Looms Ltd / 14/03/2011 - Present']);
});

test('a time that the right margin broke goes on at the left one, and a number there is none', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works LLC** (Site Engineer) || Oct 15 to
    Dec 17
    - Built nine bridges
    **Delta Foods LLC** (Stores Clerk) || MAY 13-
    Jul 15
    - Counted 300 crates a week
    **Rowan Oil LLC** (Yard Clerk) || Feb 08 to Aug 12
    16
    - Counted ships`),
  ).toEqual([
    'Site Engineer / Harbor Works LLC / Oct 15 to Dec 17',
    'Stores Clerk / Delta Foods LLC / MAY 13- Jul 15',
    'Yard Clerk / Rowan Oil LLC / Feb 08 to Aug 12',
  ]);
});

test('an upright sign between two years of a rail is a dash, whether the rail is read downwards or upwards', () => {
  const rail = (first: string, last: string) =>
    jobsOf(`
    # Work Experience
    ${first} | **Data Clerk**
    ¦ | Harbor Works
    ${last} | .
    . | - Counted the crates of nine ships a week
    2014 | **Night Porter**
    ¦ | Ash Hotel
    2016 | .
    . | - Carried the luggage of forty guests a day`);
  const jobs = ['Data Clerk / Harbor Works / 2018 – 2021', 'Night Porter / Ash Hotel / 2014 – 2016'];
  expect(rail('2018', '2021')).toEqual(jobs);
  expect(rail('2021', '2018')).toEqual(jobs);
  expect(rail('present', '2018')[0]).toBe('Data Clerk / Harbor Works / 2018 – present');
});
