import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const jobsOf = (text: string) =>
  resumeOf(text)
    .sections.flatMap(({ entries }) => entries)
    .map(({ title, organisation }) => `${title?.text ?? ''} @ ${organisation?.text ?? ''}`);

test('an item that tells a job less clearly than the one above it is a job of its own', () => {
  const jobs = jobsOf(`
    # Work Experience
    - Worked in Harbor Works Pvt. Ltd. as a Stock Clerk from June 2012 to May 2014.
    - Done sorting in TARNEX LOOMS CO. (June 2014 to July 2016)
  `);
  expect(jobs).toHaveLength(2);
  expect(jobs[1]).toMatch(/TARNEX LOOMS/);
});

test('duties below a job that a sentence tells stay with it, also one with years', () => {
  const jobs = jobsOf(`
    # Work Experience
    - Worked in Harbor Works Pvt. Ltd. as a Stock Clerk from June 2012 to May 2014.
    - Counted the stock of three halls every week.
    - Planned the budget of 2013 with the head of the store.
  `);
  expect(jobs).toEqual(['Stock Clerk @ Harbor Works Pvt. Ltd.']);
});
