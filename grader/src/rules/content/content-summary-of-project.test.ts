import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { contentSummaryQuality } from './content-summary-quality.ts';

const faultsIn = (text: string) => [...contentSummaryQuality.check(resumeOf(text))].map(({ text: own }) => own);
const long = Array.from(
  { length: 8 },
  (_, i) => `The lamps of dock ${i + 1} were lit, counted and put out again by night.`,
);

test('the summary of a project behind a profile and studies is no profile', () => {
  const project = `
    # Education
    **B.Sc. Physics, Elm College** || 2011 – 2014
    # Objective
    To count the lamps of the docks.
    # Summary
    ${long.join('\n    ')}`;
  expect(
    faultsIn(`# Objective\n    Physics teacher with four years of lessons in two schools of the town.\n${project}`),
  ).toEqual([]);
  expect(faultsIn(project)).toHaveLength(1);
});

test('who began once and names no end may still be a fresh graduate', () => {
  const jobsOf = (time: string) => `
    # Summary
    Fresh graduate of the harbor school with a diploma in baking, who has shaped rye and wheat loaves by hand.
    # Experience
    **Baker, Mill Bakery** || ${time}
    - Baked 40 loaves a week for the two shops of the mill`;
  expect(faultsIn(jobsOf('Since 2013'))).toEqual([]);
  expect(faultsIn(jobsOf('2013 – 2022'))).toHaveLength(1);
});
