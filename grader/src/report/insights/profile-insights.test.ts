import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { profileInsights } from './profile-insights.ts';

const withProfile = (profile: string, dates = 'Jan 2021 – Mar 2023') =>
  profileInsights(
    resumeOf(`
      **Ida Okoro**
      ida.okoro@example.com
      # Summary
      ${profile}
      # Experience
      **Analyst, Harbor Works** || ${dates}
      - Kept the ledger of forty shops for the yard
      # Education
      **B.A. Economics, Example College** || 2019`),
  ).map(({ title }) => title);

test('a profile that speaks of its author as of somebody else is asked to be rewritten', () => {
  const title = 'Write your profile without “he”, “she” or your name';
  expect(withProfile('Ida is a careful analyst of harbors who keeps ledgers.')).toEqual([title]);
  expect(withProfile('Analyst of harbors. She has kept the ledgers of forty shops.')).toEqual([title]);
  expect(withProfile('Careful analyst of harbors who has kept the ledgers of forty shops.')).toEqual([]);
});

test('years that the dated jobs do not make are asked about', () => {
  expect(withProfile('Analyst of harbors with 8 years of experience in ledgers.')).toEqual(['Let your years agree']);
  expect(withProfile('Analyst of harbors with twenty years’ experience in ledgers.')).toEqual(['Let your years agree']);
  expect(withProfile('Analyst of harbors with 3 years of experience in ledgers.')).toEqual([]);
  expect(withProfile('Analyst of harbors with 8 years of experience in ledgers.', 'Jan 2014 – Mar 2023')).toEqual([]);
});
