import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const jobs = `
# Experience
**February 2018 – December 2020 with Harbor Works Ltd, Leeds**
As Site Engineer
- Checked the drawings of nine bridges
- Ordered the steel of all sites`;
const end = `
# Education
**BSc Mechanical Engineering, State University** || 2012`;

test('a job below the projects of another one goes on with the jobs', () => {
  expect(
    jobsIn(`${jobs}
# Projects:
Bridge of the north, Leeds
Bridge of the south, Leeds
**April 2014 – January 2018 with Delta Foods Ltd, Leeds**
As Maintenance Engineer
- Repaired forty pumps${end}`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd / February 2018 – December 2020',
    'Maintenance Engineer / Delta Foods Ltd / April 2014 – January 2018',
  ]);
});

test('jobs with labels below a title of projects belong to the title of jobs right above that has none', () => {
  expect(
    jobsIn(`
# Total professional experience: 5 years
# Projects handled
(1) Organization: Harbor Works Ltd, Leeds.
Designation: Site Engineer.
Duration: April 2016 to June 2019.
- Checked the drawings of nine bridges
(2) Organization: Delta Foods Ltd, Leeds.
Designation: Maintenance Engineer.
Duration: August 2013 to March 2016.
- Repaired forty pumps${end}`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd / April 2016 to June 2019',
    'Maintenance Engineer / Delta Foods Ltd / August 2013 to March 2016',
  ]);
});

test.each([
  [
    'its client and role',
    '**Client: Delta Foods Ltd**\nRole: Maintenance Engineer\nDuration: April 2014 – January 2018',
  ],
  [
    'the employer of the job above',
    '**April 2018 – January 2019 with Harbor Works Ltd, Leeds**\nAs Bridge Engineer\n- Drew a lock',
  ],
])('a project with %s stays where it is', (_, project) => {
  expect(jobsIn(`${jobs}\n# Projects\n${project}${end}`)).toEqual([
    'Site Engineer / Harbor Works Ltd / February 2018 – December 2020',
  ]);
});

test('the first of several jobs below projects is one by its label, whatever its employer is called', () => {
  expect(
    jobsIn(`
# Professional Experience
Yard Building Design in Harbor Works Pvt Ltd
# Projects Done:
**Project 1**
Project Title: NORTH MILL, LEEDS
Services: Lights and pumps
**Present Company: Norvale Pumps**
**Designation: Yard Engineer**
**Period: October 2016 – till Date**
**Previous Company: Delta Foods Ltd**
**Designation: Site Engineer**
**Period: June 2013 – August 2016**${end}`).slice(-2),
  ).toEqual([
    'Yard Engineer / Norvale Pumps / October 2016 – till Date',
    'Site Engineer / Delta Foods Ltd / June 2013 – August 2016',
  ]);
});

test('below projects labels alone, without an employer that reads as a firm, begin no jobs', () => {
  const { sections } = resumeOf(`
# Professional Experience
2009 July to 2013 August: M/s Harbor Works
# Projects Done:
Project Title: NORTH MILL, LEEDS
**Employer: Norvale Pumps**
**Designation: Yard Engineer**
**Duration: April 2006 to June 2009**${end}`);
  expect(sections[0]?.rows.map(({ text }) => text)).toEqual(['2009 July to 2013 August: M/s Harbor Works']);
});
