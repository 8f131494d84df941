import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { jobsIn } from '../../testing/read-fields.ts';
import { readResume } from '../read-resume.ts';

test('a post above several employers, each with its time, is held with all of them', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Senior Graphic Designer** {size=13}
    Delta Foods Ltd
    Feb 2024 – Present
    Elm Printing
    Dec 2022 – Jan 2024
    Harbor Packaging Ltd
    Sep 2021 – Dec 2022
    **Junior Graphic Designer** {size=13}
    Rowan Media Group
    Mar 2017 – July 2019`),
  ).toEqual([
    'Senior Graphic Designer / Delta Foods Ltd / Feb 2024 – Present',
    'Senior Graphic Designer / Elm Printing / Dec 2022 – Jan 2024',
    'Senior Graphic Designer / Harbor Packaging Ltd / Sep 2021 – Dec 2022',
    'Junior Graphic Designer / Rowan Media Group / Mar 2017 – July 2019',
  ]);
});

test('a second position below an employer is with it, unless a row as that of the employer stands above it', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Delta Foods Ltd** || May 2020 – Present
    Site Manager {italic=yes}
    - Led 40 people in two plants
    **Freelancer** || Apr 2018 – May 2020
    Real Estate Broker {italic=yes}
    - Sold 12 houses a year`).at(-1),
  ).not.toContain('Delta Foods');
});

test('of two names below a post the one above the line of a place is the employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Accountant** || Sept 2022 – May 2023
    Kevin Ito/Rosa Meyer
    Clarity Tax
    Toronto, Ontario, Canada
    - Kept the books of three shops`),
  ).toEqual(['Accountant / Clarity Tax / Sept 2022 – May 2023']);
});

test('positions below one employer are with it, each with its subject, its time and its place', () => {
  expect(
    jobsIn(`
    # Experience
    **ELM BANK**
    Planner, Facility Services
    Mar 2019 - Present | Leeds, UK
    - Built a service that answers 300 letters a day
    Clerk, Facility Services
    Feb 2018 - Mar 2019 | Leeds, UK
    - Built a ledger for 40 shops
    Site Engineer I-II
    Apr 2015 – Jan 2018 | York, UK
    - Wrote tests for two ledgers`),
  ).toEqual([
    'Planner, Facility Services / ELM BANK / Mar 2019 - Present',
    'Clerk, Facility Services / ELM BANK / Feb 2018 - Mar 2019',
    'Site Engineer I-II / ELM BANK / Apr 2015 – Jan 2018',
  ]);
});

test('a department behind a post is no subject where it reads as a firm', () => {
  expect(
    jobsIn(`
    # Experience
    **ELM BANK**
    Senior Clerk
    Mar 2019 - Present
    - Answered 300 letters a day
    Clerk, Harbor University
    Feb 2018 - Mar 2019
    - Kept a ledger for 40 shops`),
  ).toEqual(['Senior Clerk / ELM BANK / Mar 2019 - Present', 'Clerk / Harbor University / Feb 2018 - Mar 2019']);
});

test('work whose dates end with a dash goes on, unless the end stands on the next line', () => {
  expect(
    jobsIn(`
    # Experience
    **Elm Bank** || York, UK
    Site Engineer || March 2017–
    - Led 40 people in two plants
    **Delta Foods** || Leeds, UK
    Clerk || June 2014 –
    March 2017
    - Counted stock in two warehouses`)[0],
  ).toBe('Site Engineer / Elm Bank / March 2017 –');
});

test('a laboratory behind the second post is part of the employer above both', () => {
  expect(
    jobsIn(`
    # Experience
    Elm University || Leeds, UK
    **Teaching Assistant** {x=15} || 2012 – 2015
    - Marked the papers of ninety students
    **Research Fellow, Barley Lab** {x=15} || 2010 – 2012
    - Grew nine kinds of oats`),
  ).toEqual([
    'Teaching Assistant / Elm University / 2012 – 2015',
    'Research Fellow, Barley Lab / Elm University / 2010 – 2012',
  ]);
});

test('a post behind its time, in other letters than employers, is with the employer above', () => {
  const jobs = (next: string) =>
    fieldsOf(
      readResume(
        inColumns(
          `
    # Experience
    1993-1996 | HARBOR FELL MUSIC | Leeds, UK
    . | Stage Clerk | .
    - Called 40 singers a week
    1991-1993 | ${next} | .
    - Counted 300 records a week`,
          [60, 130, 420],
        ),
        '2026-11-21',
      ),
    ).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '));
  expect(jobs('Stores Clerk')).toEqual([
    'Stage Clerk / HARBOR FELL MUSIC / 1993-1996',
    'Stores Clerk / HARBOR FELL MUSIC / 1991-1993',
  ]);
  expect(jobs('STORES CLERK').at(-1)).not.toContain('HARBOR');
});
