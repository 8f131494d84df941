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

test('where no job is told elsewhere, the length of the time at a firm tells one', () => {
  expect(
    jobsIn(`${objective}
1 Year experience at NORVALE looms pvt.ltd, Leeds in the belt hall${end}`),
  ).toEqual([' / NORVALE looms pvt.ltd / ']);
});

test('several posts without employers are jobs, one may be part of a text about the person', () => {
  const one = 'I worked in the belt hall as a Site Engineer';
  expect(
    kindsIn(`${objective}
- ${one}
- Currently I am working in norvale looms as a Stores Clerk${end}`),
  ).toContain('experience');
  expect(kindsIn(`${objective}\n- ${one}${end}`)).not.toContain('experience');
});
