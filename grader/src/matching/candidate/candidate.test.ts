import { expect, test } from 'vitest';
import { matchingPairs } from '../../testing/matching-set.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { matchPacked, matchResume, wantedBy } from '../index.ts';
import { candidateOf } from './candidate.ts';
import { regionOf, salaryWishIn, saysRemote } from './whereabouts.ts';

const pairs = [...matchingPairs('first'), ...matchingPairs('second')];

test('somebody who was packed matches as the resume itself does, only without boxes', () => {
  const people = pairs.map(({ resume }) => resumeOf(resume));
  for (const { advert } of pairs.slice(0, 6))
    for (const resume of people) {
      const { packed } = candidateOf(resume);
      const kept = matchPacked(JSON.parse(JSON.stringify(packed)), wantedBy(advert).advert);
      const { demands, ...whole } = matchResume(resume, advert);
      const withoutBoxes = demands.map((demand) => ({
        ...demand,
        proofs: demand.proofs.map((proof) => ({ ...proof, boxes: [] })),
      }));
      expect(kept).toEqual({ ...whole, demands: withoutBoxes });
    }
});

test('the right person has a title of the wanted families, two of the skills or two of the rare words', () => {
  const missed = pairs.filter(({ advert, resume }) => {
    const wanted = wantedBy(advert);
    const { families, skills, words } = candidateOf(resumeOf(resume)).facts;
    const near = [...wanted.families, ...wanted.near];
    const shared = [...wanted.must, ...wanted.other].filter((name) => skills.includes(name));
    const told = wanted.words.filter((word) => words.includes(word));
    return !families.some((name) => near.includes(name)) && shared.length < 2 && told.length < 2;
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

const text = `Ada Example
ada@mail.com | (512) 555-0143 | Leeds, UK
Open to remote work. Salary expectation: £62,000

# Experience
**Data Analyst**, Erie Lanes || Jan 2020 – Present
- Built reports in SQL and Tableau for 12 managers
**Junior Analyst**, Ohio Mills || Jan 2018 – Dec 2019
- Cleaned data in Excel

# Education
**BSc Statistics**, Harvard University || 2014 – 2017

# Languages
English, German`;

test('facts are the place, titles, skills, years and languages, and never a name, school or employer', () => {
  const { facts, packed } = candidateOf(resumeOf(text));
  expect(facts).toMatchObject({ region: 'Western Europe', titles: ['Data Analyst', 'Junior Analyst'] });
  expect(facts.places).toContain('leeds');
  expect(facts.skills).toEqual(expect.arrayContaining(['sql', 'tableau']));
  expect(facts.families).toContain('data');
  expect(facts.languages.toSorted()).toEqual(['English', 'German']);
  expect(facts.years).toBeGreaterThan(8);
  const kept = JSON.stringify([facts, packed]).toLowerCase();
  for (const name of ['ada', 'example', 'mail.com', '555', 'erie', 'mills', 'harvard'])
    expect(kept).not.toMatch(new RegExp(`\\b${name}\\b`));
});

test.each([
  ['Austin, TX', 'United States'],
  ['Minneapolis, MN, US', 'United States'],
  ['Wilmington, DE', 'United States'],
  ['Berlin, DE', 'Western Europe'],
  ['Leeds', 'Western Europe'],
  ['Springfield, Illinois 62701', 'United States'],
  ['Lyon, France', 'Western Europe'],
  ['Remote, Ireland', 'Western Europe'],
  ['Toronto, ON', 'elsewhere'],
  ['Lagos, Nigeria', 'elsewhere'],
  ['Reading', null],
  ['', null],
])('%s lies in: %s', (location, region) => expect(regionOf(location)).toBe(region));

test.each([
  ['Salary expectation: £62,000', { amount: 62_000, currency: 'GBP' }],
  ['Desired salary from 70k EUR a year', { amount: 70_000, currency: 'EUR' }],
  ['Expected salary: $85,000', { amount: 85_000, currency: 'USD' }],
  ['Salary expectation: 62,000', undefined],
  ['Cut salary costs by $85,000', undefined],
])('%s is a wish of: %o', (line, wish) => expect(salaryWishIn(line)).toEqual(wish));

test.each([
  ['Open to remote work', true],
  ['Remote', true],
  ['Led a remote team of 12', false],
  ['Installed remote sensors', false],
])('whether "%s" asks to work from home: %s', (line, is) => expect(saysRemote(line)).toBe(is));

test('what is wanted is read by the lists that people are read by', () => {
  const wanted = wantedBy('Data Analyst\nRequirements\n- SQL\n- Tableau\nNice to have\n- Python');
  expect(wanted).toMatchObject({ families: ['data'], must: expect.arrayContaining(['sql', 'tableau']) });
  expect(wanted.other).toContain('python');
  expect(wanted.near.length).toBeGreaterThan(0);
});
