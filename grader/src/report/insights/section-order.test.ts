import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { sectionOrder } from './section-order.ts';

const asked = (text: string) => sectionOrder(resumeOf(text), []).map((remark) => remark.text.split('. ')[0]);

const work = (title: string, dates = 'Feb 2018 – May 2022') => `
  # Experience
  **${title}, Harbor Works** || ${dates}
  - Kept the ledger of forty shops`;
const studies = (year: string) => `
  # Education
  **B.A. Economics, Example College** || ${year}`;

test('studies above years of work are asked to move, where they are over', () => {
  expect(asked(`${studies('2016')}${work('Analyst')}`)).toEqual(['“Experience” stands below “Education”']);
  expect(asked(`${studies('Sep 2024 – Present')}${work('Analyst')}`)).toEqual([]);
  expect(asked(`${studies('2022')}${work('Analyst')}`)).toEqual([]);
  expect(asked(`${studies('2016')}${work('Analyst', 'Feb 2018 – May 2019')}`)).toEqual([]);
  expect(asked(`${work('Analyst')}${studies('2016')}`)).toEqual([]);
});

test('long studies above the post that followed them are asked to move', () => {
  const long = (rows: number) => `
  # Education
  **B.A. Economics, Example College** || Aug 2013 – May 2017
  ${Array.from({ length: rows }, (_, i) => `- Course number ${i + 1} on the ledgers of small harbors`).join('\n  ')}`;
  const post = (dates: string) => `${work('Analyst', dates)}
  **Research Intern, Elm Works** || May 2014 – Aug 2014
  - Filed the letters of forty shops
  **Tutor, Elm College** || Sep 2014 – May 2016
  - Taught ledgers to forty students`;
  expect(asked(`${long(5)}${post('June 2017 – Present')}`)).toEqual(['“Experience” stands below “Education”']);
  expect(asked(`${long(1)}${post('June 2017 – Present')}`)).toEqual([]);
  expect(asked(`${long(5)}${post('Jan 2017 – Present')}`)).toEqual([]);
});

test('a section that is called other leads nothing', () => {
  const other = work('Analyst').replace('# Experience', '# Other Experience');
  expect(asked(`${studies('2016')}${other}`)).toEqual([]);
});

test('internships and jobs of any trade do not lead studies', () => {
  expect(asked(`${studies('2016')}${work('Research Intern')}`)).toEqual([]);
  expect(asked(`${studies('2016')}${work('Cashier')}`)).toEqual([]);
});

const projects = `
  # Projects
  **Ledger for boats** || 2023
  - Built the pages of a ledger for small boats`;

test('projects below jobs of another trade are asked to move up', () => {
  expect(asked(`${work('Cashier')}${projects}`)).toEqual([
    '“Projects” stands below “Experience”, whose jobs are of another trade',
  ]);
  expect(asked(`${projects}${work('Cashier')}`)).toEqual([]);
  expect(asked(`${work('Analyst')}${projects}`)).toEqual([]);
});
