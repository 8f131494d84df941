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
