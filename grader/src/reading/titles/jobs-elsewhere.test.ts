import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

const experience = `
# Experience
Company: Kelda Mills Ltd
Position: Rigger
Duration: May 2019 – Dec 2021
- Rigged nine cranes`;
const projects = `
# Projects
Two cranes for the quay of Fellmoor, in steel.
A lock of oak for the canal.`;
const below = `
Company: Harbor Works Ltd
Position: Site Engineer
Duration: Jan 2017 – Mar 2019
- Built two piers and a harbor wall
Company: Delta Foods Ltd
Position: Clerk
Duration: May 2014 – Dec 2016
- Kept the books of three shops`;
const end = `
# Languages
English, Welsh`;
const rigger = 'Rigger / Kelda Mills Ltd / May 2019 – Dec 2021';

test('jobs below the projects of another one are jobs, and projects with a client are none', () => {
  expect(jobsIn(`${experience}${projects}${below}${end}`)).toEqual([
    rigger,
    'Site Engineer / Harbor Works Ltd / Jan 2017 – Mar 2019',
    'Clerk / Delta Foods Ltd / May 2014 – Dec 2016',
  ]);
  const clients = below.replaceAll('Company:', 'Client:');
  expect(jobsIn(`${experience}${projects}${clients}${end}`)).toEqual([rigger]);
});

test.each([
  ['an objective', '# Objective\nTo build locks that last.'],
  ['a profile', '# Profile\nEngineer for locks and piers.'],
  ['awards', '# Achievements\n- Best report of the yard in 2016'],
  ['skills', '# Skills\nAutoCAD, Primavera, Excel'],
])('one job at a firm behind %s is a section of its own', (_, above) => {
  const resume = `${above}
Working as Site Engineer with Harbor Works Ltd, Leeds from Jan 2017 to Mar 2019.${experience}${end}`;
  expect(jobsIn(resume)).toEqual(['Site Engineer / Harbor Works Ltd / Jan 2017 to Mar 2019', rigger]);
  expect(kindsIn(resume).slice(1, 3)).toEqual(['experience', 'experience']);
});

test('a sentence about an employer that the jobs name is none', () => {
  const resume = `# Objective
To build locks that last.
Working as Rigger with Kelda Mills Pvt. Limited since May 2019.${experience}${end}`;
  expect(kindsIn(resume)).toEqual(['objective', 'experience', 'languages']);
});

test('a study behind the job stays with the studies', () => {
  const resume = `${experience}
# Education
BSc Engineering, Elm University || 2012
Site Engineer, Harbor Works Ltd || Jan 2017 – Mar 2019
Diploma in Pumps, Elm College || 2009${end}`;
  expect(jobsIn(resume)).toEqual([rigger, 'Site Engineer / Harbor Works Ltd / Jan 2017 – Mar 2019']);
  expect(resumeOf(resume).sections.find(({ kind }) => kind === 'education')?.entries).toHaveLength(2);
});

test.each([
  ['a member of a body', '# Awards\nSecretary, Rowing Club of Fellmoor || Jan 2017 – Mar 2019'],
  ['a fellow', '# Awards\nRope Fellow, Harbor Foundation || Jan 2017 – Mar 2019'],
  ['a committee', '# Activities\nTreasurer, Harbor Bank Week || Jan 2017 – Mar 2019'],
])('%s has no job', (_, lines) => {
  expect(jobsIn(`${experience}\n${lines}${end}`)).toEqual([rigger]);
});

const top = `Asha Lindqvist
12 Mill Lane, Leeds
asha@example.org`;
const study = `
# Education
BSc Engineering, Elm University || 2012`;

test.each([
  ['in sentences', 'Worked as a Site Engineer in Harbor Works Ltd. from Jan 2017 to Mar 2019'],
  [
    'below a title in the looks of the text',
    '1.2 WORK EXPERIENCE\nSite Engineer, Harbor Works Ltd || Jan 2017 to Mar 2019',
  ],
])('jobs above all titles are a section, %s', (_, lines) => {
  const resume = `${top}\n${lines}${study}${end}`;
  expect(kindsIn(resume)).toEqual(['experience', 'education', 'languages']);
  expect(jobsIn(resume)[0]).toMatch(/^Site Engineer \/ Harbor Works Ltd\.? \/ Jan 2017 to Mar 2019$/);
});

test('beside a section of jobs the top tells of the person', () => {
  const resume = `${top}\nWorking as a Site Engineer in Harbor Works Ltd. since Jan 2017${experience}${study}`;
  expect(jobsIn(resume)).toEqual([rigger]);
});
