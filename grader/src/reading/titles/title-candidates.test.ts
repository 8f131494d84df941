import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

test('jobs are no part of a section of another kind, although its title has their words', () => {
  expect(
    resumeOf(`
    # Relevant Course Work & Experience
    - Statistics of grain
    - History of mills
    # Work Experience
    **Clerk, Delta Foods** || 2017 – 2019
    - Counted stock in two warehouses
    # Education
    BSc Economics, Elm University || 2014`).sections.map(({ title }) => title),
  ).toEqual(['Relevant Course Work & Experience', 'Work Experience', 'Education']);
});

test('the time of a study at the right margin of its title is no part of the title', () => {
  const { sections } = resumeOf(`
    **EXPERIENCE**
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses
    **EDUCATION** || 2014 - 2018
    BSc Economics, Elm University`);
  expect(sections.map(({ title }) => title)).toEqual(['EXPERIENCE', 'EDUCATION']);
  expect(sections[1]?.entries.map(({ date }) => date?.text)).toEqual(['2014 - 2018']);
});

test('a course with its time beside it is a study, and courses without one are a section', () => {
  const below = (rows: string) =>
    resumeOf(`
    # Experience
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses
    # Education
    BSc Economics, Elm University || 2014
    ${rows}`).sections;
  const [, studies, ...others] = below(`**Advanced welding course (40h)** || May 2016
    **Harbour safety certificate** || June 2018`);
  expect(others).toEqual([]);
  expect(studies?.entries.map(({ title }) => title?.text)).toContain('Advanced welding course (40h)');
  expect(below('# Professional courses\n    Welding, May 2016').map(({ title }) => title)).toContain(
    'Professional courses',
  );
});

test('a post whose field is a word of titles begins no section', () => {
  const { sections } = resumeOf(`
    # Experience
    Project Engineer {size=13}
    Harbor Works Ltd
    **May 2014 – June 2016**
    - Built two halls
    Deputy Manager - Projects {size=13}
    Delta Foods Ltd
    **June 2012 – April 2014**
    - Built four halls
    # Education
    BSc Physics, Elm College`);
  expect(sections.map(({ title }) => title)).toEqual(['Experience', 'Education']);
});

test('a label and its value behind a colon and a dash begin no section', () => {
  const { sections } = resumeOf(`
    # Experience
    **Company Name:-Elm Mills Ltd**
    Post:- Clerk
    Date:- May 2014 to June 2016
    **Company Name:-Harbor Works Ltd**
    Post:- Depot Manager
    Date:- July 2016 to June 2018
    # Education
    BSc Physics, Elm College`);
  expect(sections.map(({ title }) => title)).toEqual(['Experience', 'Education']);
  expect(sections[0]?.entries.map(({ organisation }) => organisation?.text)).toEqual([
    'Elm Mills Ltd',
    'Harbor Works Ltd',
  ]);
});

test('a label with its value beside a title in the margin is no head of a table', () => {
  const pages = inColumns(
    `
    Maria Example {size=20}
    maria@example.com
    # EXPERIENCE
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month
    **PERSONAL PROFILE** | Name | : | Ann Example {gap=14}
    . | Born | : | 4 May 1990
    . | Sex | : | Female`,
    [60, 220, 320, 350],
  );
  expect(readResume(pages, '2026-11-21').sections.map(({ title }) => title)).toContain('PERSONAL PROFILE');
});
