import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { careerInsights } from './career-insights.ts';

const insightsFor = (first: string, second: string, studies = '2015') =>
  careerInsights(
    resumeOf(`
      # Experience
      **Analyst, Harbor Works** || ${first}
      - Kept the ledger of forty shops
      **Clerk, Delta Foods** || ${second}
      - Counted stock in two warehouses
      # Education
      **B.A. Economics, Example College** || ${studies}`),
  ).map(({ title, text }) => `${title}: ${text.split('. ')[0]}`);

test('a break of nine months between jobs is asked about', () => {
  expect(insightsFor('Jan 2021 – Present', 'Feb 2016 – Dec 2019')).toEqual([
    'Explain the break between entries: Nothing is dated between December 2019 and January 2021',
  ]);
});

test('months that a role within a post or a school of another section names are dated', () => {
  const asked = (line: string) =>
    careerInsights(
      resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2021 – Present
      - Kept the ledger of forty shops
      **Clerk, Delta Foods** || Feb 2016 – Dec 2018
      - Counted stock in two warehouses
      - ${line}`),
    ).filter(({ title }) => title.startsWith('Explain'));
  expect(asked('Trained porters')).toHaveLength(1);
  expect(asked('Porter from January 2019 - October 2020')).toEqual([]);
});

test('what was done since the last job is asked once months have gone by', () => {
  expect(insightsFor('Jan 2020 – Mar 2025', 'Feb 2016 – Dec 2019')).toEqual([
    'Say what you have done since: Nothing here is later than March 2025',
  ]);
  expect(insightsFor('Jan 2020 – Present', 'Feb 2016 – Dec 2019')).toEqual([]);
  // The day of the tests is in November 2026.
  expect(insightsFor('2020 – 2025', '2016 – 2019')).toEqual([]);
  expect(insightsFor('2020 – 2024', '2016 – 2019')).toEqual([expect.stringMatching(/^Say what you have done since/)]);
  expect(insightsFor('Jan 2020 – Mar 2025', 'Feb 2016 – Dec 2019', 'Jan 2019 – On going')).toEqual([]);
});

test('breaks are looked for from the latest entry back, and two of them are named', () => {
  expect(insightsFor('Jan 2020 – Present', 'Feb 2017 – Mar 2019', 'Jan 2013 – May 2015')).toEqual([
    'Explain the break between entries: Nothing is dated between March 2019 and January 2020',
  ]);
});

test('years alone are taken whole, and a job without a time leaves it open', () => {
  expect(insightsFor('2021 – Present', '2016 – 2020')).toEqual([]);
  expect(insightsFor('', 'Feb 2016 – Dec 2019')).toEqual([]);
});

test('studies of which the end alone is told may fill a break', () => {
  expect(insightsFor('Jan 2016 – Mar 2022', 'Feb 2014 – Dec 2015', 'May 2027')).toEqual([]);
});

test('years between studies and the first job are asked about, a few months are not', () => {
  expect(insightsFor('Jan 2021 – Present', 'Feb 2019 – Dec 2020', 'Jun 2015')).toEqual([
    'Explain the break between entries: Nothing is dated between June 2015 and February 2019',
  ]);
  expect(insightsFor('Jan 2021 – Present', 'Feb 2019 – Dec 2020', 'Jun 2018')).toEqual([]);
});

test('posts of two employers at one time are asked about', () => {
  expect(insightsFor('Jan 2019 – Present', 'Feb 2016 – Dec 2019')).toEqual([
    'Say which posts ran side by side: “Harbor Works” and “Delta Foods” overlap from January 2019 to December 2019',
  ]);
  expect(insightsFor('Dec 2019 – Present', 'Feb 2016 – Jan 2020')).toEqual([]);
});

test('several posts at one time are asked about together, and not where somebody studies beside them', () => {
  const asked = (studies: string) =>
    careerInsights(
      resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2019 – Dec 2021
      - Kept the ledger of forty shops
      **Clerk, Delta Foods** || Jan 2019 – Nov 2021
      - Counted stock in two warehouses
      **Planner, Moor Freight** || Feb 2019 – Oct 2021
      - Planned the routes of nine lorries
      # Education
      **B.A. Economics, Example College** || ${studies}`),
    )
      .filter(({ title }) => title.startsWith('Say which'))
      .map(({ text }) => /, and \d more \w+ alike/.exec(text)?.[0]);
  expect(asked('2015')).toEqual([', and 2 more pairs alike']);
  expect(asked('Sep 2018 – Jun 2022')).toEqual([]);
});

test('two placements of the very same months are asked about', () => {
  expect(
    careerInsights(
      resumeOf(`
      # Experience
      **Intern, Harbor Works** || May 2020 – Aug 2020
      - Kept the ledger of forty shops
      **Intern, Delta Foods** || May 2020 – Aug 2020
      - Counted stock in two warehouses`),
    ).map(({ title }) => title),
  ).toContain('Say which posts ran side by side');
});

test('a break between two studies is left alone', () => {
  const asked = (kind: string) =>
    careerInsights(
      resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2017 – Aug 2017
      - Kept the ledger of forty shops
      # ${kind}
      **M.A. Economics, Example College** || Sep 2022 – Jun 2026
      **B.A. Economics, Example College** || Jan 2017 – Jun 2021`),
    ).map(({ title }) => title);
  expect(asked('Education')).toEqual([]);
});

test('work beside studies and driving beside a job need no word', () => {
  const asked = (post: string) =>
    careerInsights(
      resumeOf(`
      # Experience
      **${post}, Example College** || Jan 2019 – Present
      - Kept the ledger of forty shops
      **Clerk, Delta Foods** || Feb 2018 – Dec 2019
      - Counted stock in two warehouses`),
    ).map(({ title }) => title);
  expect(asked('Analyst')).toEqual(['Say which posts ran side by side']);
  expect(asked('Graduate Researcher')).toEqual([]);
  expect(asked('Delivery Driver')).toEqual([]);
});

test('what was done since is not asked where one thing alone has its time', () => {
  const asked = (time: string) =>
    careerInsights(
      resumeOf(`
      # Experience
      **Clerk, Delta Foods** || Feb 2016 – Dec 2019
      - Counted stock in two warehouses
      # Projects
      **Ledger of lamps** ${time}
      - Built the pages of a ledger
      **Ledger of boats**
      - Built the pages of a ledger
      # Education
      **B.A. Economics, Example College**`),
    ).map(({ title }) => title);
  expect(asked('')).toEqual([]);
  expect(asked('|| Jan 2020 – Mar 2020')).toEqual(['Say what you have done since']);
});
