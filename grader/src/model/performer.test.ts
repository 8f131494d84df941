import { expect, test } from 'vitest';
import { creditsList } from '../testing/credits-list.ts';
import { partsList } from '../testing/parts-list.ts';
import { resumeOf } from '../testing/resume-of.ts';
import { creditsOf, isPerformer } from './performer.ts';

const job = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  - Counted stock in two warehouses every month`;

test('parts beside production and company are credits of a performer', () => {
  const resume = resumeOf(partsList);
  expect(isPerformer(resume)).toBe(true);
  expect(creditsOf(resume).map(({ text }) => text)).toEqual([
    'The Otter Queen Queen, Ash Bay Playhouse',
    'Nine Lamps Second Keeper, Mill Street Stage',
    'A Town of Ropes Rope Maker, Elm College Drama',
    'Harbor at Night Lead, Quay Pictures',
    'Salt Ferrywoman, Oak Pictures',
  ]);
});

test.each([
  [
    'stages as titles, without casting facts',
    '# THEATRE\nNine Lamps || Keeper, Mill Stage\n# FILM / TV\nSalt || Ferrywoman, Oak Pictures',
    true,
  ],
  ['a union and a voice', 'Non-Union | Vocal Range: C3 – G5', true],
  ['a clerk', job, false],
  ['height and weight among personal details', `${job}\n# Personal Details\nHeight: 170 cm\nWeight: 66 kg`, false],
  ['a hobby', `${job}\n# Interests\nFilm\nChess`, false],
  [
    'who dresses others for screens',
    '# EDITORIAL\nHarbor Monthly || The Mill Review\n# FILM\nSalt || Nine Lamps\n# TELEVISION\nElm Weekly || Ash Bay',
    false,
  ],
])('%s', (_, rest, is) => {
  expect(isPerformer(resumeOf(`Ada Brenner {size=18}\nada@brenner.example\n${rest}`))).toBe(is);
});

test('others have no credits, however their jobs are set', () => {
  expect(creditsOf(resumeOf(job))).toEqual([]);
});

test('who is booked to dress others has the rows of their lists as credits, but for the names of who booked them', () => {
  const photographers = '\n        # PHOTOGRAPHERS\n        Nell Hartwig || Omar Lund';
  const resume = resumeOf(creditsList + photographers);
  expect(isPerformer(resume)).toBe(false);
  expect(creditsOf(resume)).toHaveLength(6);
  expect(resume.understanding.share).toBe(1);
  expect(creditsOf(resumeOf(creditsList + job))).toEqual([]);
});
