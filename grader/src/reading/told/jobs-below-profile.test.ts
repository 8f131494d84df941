import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);
const jobs = `
**Site Engineer, Harbor Works Ltd** || Jan 2017 – Mar 2019
- Checked the drawings of nine bridges
- Set out the piles of two piers
**Clerk, Delta Foods Ltd** || May 2014 – Dec 2016
- Kept the ledgers of a store of grain
- Weighed the sacks of nine farms`;
const end = `
# Education
BSc Mechanical Engineering, Elm University || 2012`;

test('jobs below a profile begin a section of jobs, and the profile stays one', () => {
  const resume = `
# Professional summary
Engineer for bridges and piers with an eye for the tide.${jobs}${end}`;
  expect(kindsIn(resume)).toEqual(['summary', 'experience', 'education']);
  expect(jobsIn(resume)).toEqual([
    'Site Engineer / Harbor Works Ltd / Jan 2017 – Mar 2019',
    'Clerk / Delta Foods Ltd / May 2014 – Dec 2016',
  ]);
});

test('a section with nothing above its jobs is one of jobs, whatever its title says', () => {
  expect(kindsIn(`# Career profile${jobs}${end}`)).toEqual(['experience', 'education']);
});

test('a profile that names its years only stays whole', () => {
  expect(
    kindsIn(`
# Professional summary
Engineer for bridges and piers with an eye for the tide.
Nine years of work on the coast, from 2009 to 2018,
with drawings, piles and the care of old harbor walls.
Used to small teams, long nights and short notice.
Known for clear reports and for steel that fits.
Fond of boats.${end}`),
  ).toEqual(['summary', 'education']);
});

const below = `
Company: Harbor Works Ltd
Position: Site Engineer
Duration: Jan 2017 – Mar 2019
- Built two piers and a harbor wall
Company: Delta Foods Ltd
Position: Clerk
Duration: May 2014 – Dec 2016
- Kept the books of three shops`;

const experience = `
# Experience
Company: Kelda Mills Ltd
Position: Rigger
Duration: May 2019 – Dec 2021
- Rigged nine cranes
# Projects
Two cranes for the quay of Fellmoor, in steel.
A lock of oak for the canal.`;

test('jobs below the projects of another one are jobs of its section, and projects with a client are none', () => {
  expect(jobsIn(`${experience}${below}${end}`)).toEqual([
    'Rigger / Kelda Mills Ltd / May 2019 – Dec 2021',
    'Site Engineer / Harbor Works Ltd / Jan 2017 – Mar 2019',
    'Clerk / Delta Foods Ltd / May 2014 – Dec 2016',
  ]);
  const clients = below.replaceAll('Company:', 'Client:');
  expect(jobsIn(`${experience}${clients}${end}`)).toEqual(['Rigger / Kelda Mills Ltd / May 2019 – Dec 2021']);
});
