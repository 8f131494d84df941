import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { careerChange } from './career-change.ts';
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

const changing = (post: string, profile = '') =>
  careerChange(
    resumeOf(`
      ${profile}
      # Education
      **Diploma in Software Development, Elm College** || Jan 2024 – Dec 2024
      # Experience
      **${post}, Mill Bakery** || Jan 2018 – Mar 2023
      - Baked 300 loaves a night for nine shops`),
  ).length;

test('who comes to software from another trade is asked to say so', () => {
  expect(changing('Baker')).toBe(1);
  expect(changing('Web Developer')).toBe(0);
  expect(
    changing('Baker', '# Summary\n      Baker who now builds web pages for small firms and looks for a first post.'),
  ).toBe(0);
  expect(changing('Baker', 'Mira Lind\n      Web Developer')).toBe(0);
  expect(changing('Baker', 'Mira Lind\n      W E B D E V E L O P E R')).toBe(0);
});

test('who works beside studies that still go on leaves no trade', () => {
  const student = (start: string, end = 'Expected June 2026') =>
    careerChange(
      resumeOf(`
      # Education
      **BSc Data Science, Elm College** || ${end}
      # Experience
      **Shop Assistant, Mill Bakery** || ${start} – May 2025
      - Sold 300 loaves a day in nine shops`),
    ).length;
  expect(student('Jan 2023')).toBe(0);
  expect(student('Jan 2023', 'Est. Grad Year: 2026')).toBe(0);
  expect(student('Jan 2015')).toBe(1);
});
