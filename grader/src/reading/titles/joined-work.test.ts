import { expect, test } from 'vitest';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const rest = `
# Education
**BSc Mechanical Engineering, State University** || 2012
# Skills
AutoCAD, Primavera, Excel`;
const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

test.each([
  'Job Responsilities',
  'Nature of Work in Harbor Works:',
  'KEY RESPONSIBILITIES HANDLED:-',
  'Duties, Job Description and Responsibility:',
  'Work involved',
  'Projects handled in Harbor Works',
])('“%s” announces the duties of the job above', (title) => {
  expect(isDutiesTitle(title)).toBe(true);
});

test.each([
  'Corporate Responsibility Awards of the Nine Cities of the Northern Coast Region',
  'Skills',
  'Experience',
  'Nature',
])('“%s” does not', (title) => {
  expect(isDutiesTitle(title)).toBe(false);
});

test('a title of duties keeps its section, and its lines are those of the job above', () => {
  const { sections } = resumeOf(`
# Experience
**Site Engineer, Harbor Works** || Jan 2014 – Mar 2019
# Job Responsilities
- Checked the drawings of nine bridges
- Ordered the steel of all sites${rest}`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'experience', 'education', 'skills']);
  expect(sections[0]?.entries.map(({ bullets }) => bullets.length)).toEqual([2]);
  expect(sections[1]?.entries).toEqual([]);
});

test.each(['Key Responsibilities', 'Job Profile:'])(
  '“%s” in the looks of the titles is one, and tells the job above',
  (title) => {
    const { sections } = resumeOf(`
# Experience {x=200}
**Site Engineer, Harbor Works** || Jan 2014 – Mar 2019
# ${title} {x=200}
- Checked the drawings of nine bridges
- Ordered the steel of all sites${rest}`);
    expect(sections.map((section) => section.title)).toEqual(['Experience', title, 'Education', 'Skills']);
    expect(sections[0]?.entries.map(({ bullets }) => bullets.length)).toEqual([2]);
  },
);

test('a title of duties is a label where the next job follows in its section, or in the looks of the text', () => {
  const titles = (label: string, job: string) =>
    resumeOf(`
# Experience
**Site Engineer, Harbor Works** || Jan 2014 – Mar 2019
${label}
- Checked the drawings of nine bridges
${job}${rest}`).sections.map(({ title }) => title);
  const next = '**Trainee, Elm Bridges** || Jan 2012 – Dec 2013';
  expect(titles('# Key Responsibilities', next)).toEqual(['Experience', 'Education', 'Skills']);
  expect(titles('Key Responsibilities', '')).toEqual(['Experience', 'Education', 'Skills']);
});

test('an employer in the looks of a title heads a job of the section above', () => {
  const { sections } = resumeOf(`
# Experience
**Site Engineer, Harbor Works** || Jan 2014 – Mar 2019
- Checked the drawings of nine bridges
# Elm Bridges Ltd
**Trainee** || Jan 2012 – Dec 2013
- Measured sites${rest}`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills']);
  expect(sections[0]?.entries.length).toBe(2);
});

test('an unknown title below jobs keeps its section where nothing tells a job', () => {
  const kinds = kindsIn(`
# Experience
**Site Engineer, Harbor Works** || Jan 2014 – Mar 2019
- Checked the drawings of nine bridges
# Loaves of bread
Sourdough, rye and wheat${rest}`);
  expect(kinds).toEqual(['experience', 'other', 'education', 'skills']);
});

test('jobs without dates under an unknown title are jobs where several have their lines', () => {
  const kinds = kindsIn(`
# Career Recital
**Site Engineer, Harbor Works Ltd**
- Checked the drawings of nine bridges
- Ordered the steel of all sites
**Junior Engineer, Elm Bridges Ltd**
- Measured sites
- Drew plans${rest}`);
  expect(kinds).toEqual(['experience', 'education', 'skills']);
});

test('jobs with labels that begin inside another section go back to the section of jobs', () => {
  const { sections } = resumeOf(`
# Professional Experience
# Sites Looked After
Tower of nine floors, Leeds
Bridge of two lanes, York
Position held: Site Engineer
Employer: Harbor Works Ltd
Tenure: January 2013 to January 2015
- Checked the drawings of nine bridges
- Ordered the steel of all sites${rest}`);
  const [jobs] = sections;
  expect(jobs?.kind).toBe('experience');
  expect(jobs?.entries.map(({ title, organisation }) => `${title?.text} / ${organisation?.text}`)).toEqual([
    'Site Engineer / Harbor Works Ltd',
  ]);
});

test('a label among the labels of a job is no title', () => {
  expect(
    kindsIn(`
# Experience
Employer: Harbor Works Ltd
Position: Site Engineer
**Tenure:** January 2013 to January 2015
- Checked the drawings of nine bridges${rest}`),
  ).toEqual(['experience', 'education', 'skills']);
});

test('projects are listed by the firm they were for', () => {
  expect(
    kindsIn(`
# Projects for Harbor Works
- Nine bridges over the river
# Projects for Elm Bridges
- Two roads along the coast${rest}`),
  ).toEqual(['projects', 'projects', 'education', 'skills']);
});

test('references to papers under an unknown title are publications', () => {
  expect(
    kindsIn(`
# With My Students in Print
- Byron, A., Bread and steam. Journal of Ovens, Vol. 12, pp. 14-22, 2012
- Byron, A. et al., Rye at night. Journal of Ovens, Vol. 13, pp. 3-9, 2013
- Byron, A., Sour and sweet. Grain Letters, Vol. 2, pp. 101-110, 2014
- Byron, A., Loaves counted. Grain Letters, Vol. 3, pp. 11-19, 2015${rest}`),
  ).toEqual(['publications', 'education', 'skills']);
});

test('a title of projects with a word of an organisation joined to it is no employer below the jobs', () => {
  const titles = resumeOf(`
    # Experience
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses
    # Projects & Labs
    A pump that tells how full the barge is
    ${rest}`).sections.map(({ title }) => title);
  expect(titles).toContain('Projects & Labs');
});
