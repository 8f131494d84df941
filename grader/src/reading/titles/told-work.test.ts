import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);
const objective = `
# Objective
To build bridges and to keep them for many years.`;
const end = `
# Education
BSc Mechanical Engineering, Elm University || 2012
# Skills
AutoCAD, Primavera, Excel`;

test('sentences that tell jobs are a section of them, where no title stands above any', () => {
  const resume = `${objective}
Worked as a Clerk in Harbor Works Ltd from March 2014 to June 2016.
Currently working with Delta Foods Ltd as a Storekeeper since July 2016.${end}`;
  expect(kindsIn(resume)).toEqual(['objective', 'experience', 'education', 'skills']);
  expect(jobsIn(resume)).toEqual([
    'Clerk / Harbor Works Ltd / March 2014 to June 2016',
    'Storekeeper / Delta Foods Ltd / since July 2016',
  ]);
});

test('one sentence without a time may be part of a text about the person', () => {
  expect(kindsIn(`${objective}\nWorking as a Clerk in Harbor Works Ltd.${end}`)).toEqual([
    'objective',
    'education',
    'skills',
  ]);
});

test('beside a section of jobs, sentences about their employers stay where they are', () => {
  expect(
    kindsIn(`${objective}
Worked as a Clerk in Delta Foods Ltd from March 2014 to June 2016.
# Experience
**Site Engineer, Delta Foods Ltd** || Jan 2017 – Mar 2019
- Checked the drawings of nine bridges${end}`),
  ).toEqual(['objective', 'experience', 'education', 'skills']);
});
