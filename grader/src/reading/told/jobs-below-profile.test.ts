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
