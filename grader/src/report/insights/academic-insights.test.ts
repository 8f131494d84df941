import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { academicInsights } from './academic-insights.ts';

const duty = (where: string) =>
  `- Measured the salt of the water in ${where} and wrote down how it moves with the wind`;
const places = [
  'nine bays',
  'a lagoon',
  'old harbors',
  'the fjords',
  'salt marshes',
  'river mouths',
  'the straits',
  'cold lakes',
];
const papers = Array.from({ length: 12 }, (_, i) => `Okoro, I. (20${10 + i}). Salt and wind in the bays of the north.`);

const titlesOf = (posts: string, { degree = 'Doctor of Philosophy in Hydrology', breaks = '' } = {}) => {
  const resume = resumeOf(`
    **Ida Okoro**
    ida.okoro@example.com
    # Education
    **${degree}, Example College** || 2012
    # Research
    ${posts}
    ${breaks}
    # Publications
    ${papers.join('\n    ')}
    # Teaching
    **Tutor, Example College** || 2011 – 2012`);
  expect(resume.isAcademic).toBe(true);
  return academicInsights(resume).map(({ title }) => title);
};
const newest = '**Research Associate, Harbor Institute** || Jan 2018 – Present';
const older = '**Research Fellow, Elm Institute** || Jan 2013 – Dec 2017';

test('four bullets of research without any result are enough to be asked for some', () => {
  const told = (lines: string[]) => titlesOf(`${newest}\n    ${lines.join('\n    ')}`);
  expect(told(places.slice(1, 5).map(duty))).toEqual(['Say what came of your research']);
  expect(told(places.slice(1, 4).map(duty))).toEqual([]);
  expect(told(places.slice(1, 5).map((where) => `${duty(where)} by 30%`))).toEqual([]);
});

test('lines of research without any result are asked for some', () => {
  const told = (line: (where: string) => string) =>
    titlesOf(`${newest}\n    ${places.map(line).join('\n    ')}\n    ${older}\n    ${duty('the dock')}`);
  expect(told(duty)).toEqual(['Say what came of your research']);
  expect(told((where) => `${duty(where)}, and cut the error by 30%`)).toEqual([]);
});

test('many pages before a doctorate are asked to have a short version beside them', () => {
  const posts = `**Research Intern, Harbor Institute** || Jan 2022 – Dec 2022\n    ${duty('nine bays')}`;
  const breaks = Array.from({ length: 3 }, (_, i) => `~~~\n    ${duty(`shallow waters of county ${i}`)}`).join(
    '\n    ',
  );
  const title = 'Keep a short version beside this one';
  expect(titlesOf(posts, { degree: 'Master of Hydrology', breaks })).toContain(title);
  expect(titlesOf(posts, { breaks })).not.toContain(title);
  expect(titlesOf(posts, { degree: 'Master of Hydrology' })).not.toContain(title);
});
