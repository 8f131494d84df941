import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);
const end = `
# Skills
AutoCAD, Primavera, Excel
# Languages
English, Danish`;
const studies = `
# Education
BSc Mechanical Engineering, Elm University || 2012`;

test('a title of jobs in the looks of the text begins their section inside that of the studies', () => {
  const resume = `${studies}
Work experience in reverse chronological order (4 years)
Working as a Site Engineer in Harbor Works Ltd. since March 2018 to till date.
Worked in Delta Foods Ltd as a Technical Assistant.${end}`;
  expect(kindsIn(resume)).toEqual(['education', 'experience', 'skills', 'languages']);
  expect(jobsIn(resume)).toEqual([
    'Site Engineer / Harbor Works Ltd. / March 2018 to till date',
    'Technical Assistant / Delta Foods Ltd / ',
  ]);
});

test('so does one with the first job on its line', () => {
  expect(
    jobsIn(`
# Objective
To secure a post where I can build bridges and keep them.
Experience: 6 years as a Supervisor in Harbor Works Ltd from 12 March 2011 till date.${studies}${end}`),
  ).toEqual(['Supervisor / Harbor Works Ltd / 12 March 2011 till date']);
});

test('numbered titles among the projects of another job begin a section each', () => {
  const resume = `
# Work experience
Position: Coordinator
Company: Harbor Works Ltd
Duration: Oct 2015 to Till Date
# Projects:
- Moved the gates of a lock
WORK EXPERIENCE: 2
Position: Electrical Engineer
Company: Delta Foods Ltd
Duration: Feb 2011 to May 2015${studies}${end}`;
  expect(jobsIn(resume)).toEqual([
    'Coordinator / Harbor Works Ltd / Oct 2015 to Till Date',
    'Electrical Engineer / Delta Foods Ltd / Feb 2011 to May 2015',
  ]);
});

test.each([
  ['a beginner says that there are none', 'WORK EXPERIENCE: FRESHER'],
  ['a length of time names no job', 'Experience: 2 years'],
  ['a sentence only opens with the word', 'Experience in drawing of bridges and of their gates'],
])('no section begins where %s', (_, line) => {
  expect(kindsIn(`${studies}\n${line}${end}`)).toEqual(['education', 'skills', 'languages']);
});

test('beside a section of jobs, a label in another one begins no second section', () => {
  expect(
    kindsIn(`
# Experience
**Site Engineer, Harbor Works Ltd** || Jan 2014 – Mar 2019
- Checked the drawings of nine bridges
# Skills
Experience: welding as a Fitter, drawing, counting
# Languages
English, Danish`),
  ).toEqual(['experience', 'skills', 'languages']);
});

test('where no other job is told, a title in the text and an employer behind its line are enough', () => {
  const resume = `
    # Education
    BSc Mechanical Engineering, Elm University || 2012
    EXPERIENCE- 2year experience in Quality of ropes
    from Ostrel Loom Norvale, Leeds
    # Skills
    AutoCAD, Primavera, Excel`;
  expect(jobsIn(resume)).toEqual([' / Ostrel Loom Norvale / ']);
});

test('a length of time with its label below a labelled post is no title of jobs', () => {
  const { sections } = resumeOf(`
    # Experience
    Company Name : Harbor Works
    Designation : Design Engineer
    Duration : Jan 2012 to Mar 2015
    # Projects handled
    - Drew the cranes of two harbours for the county
    WORK EXPERIENCE 2
    Company Name : Delta Foods
    Designation : Design Engineer
    Experience : 4 Months (from Feb 2011 to Present)
    - Drew the ovens of nine bakeries for the county`);
  expect(sections.map(({ title }) => title)).toEqual(['Experience', 'Projects handled', 'WORK EXPERIENCE 2']);
});
