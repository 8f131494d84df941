import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { isNewToWork } from './new-to-work.ts';

const education = `
  # Education
  **BSc Economics, State University** || 2010 – 2013`;

test('who names no job, or months of them, is new to work', () => {
  expect(isNewToWork(resumeOf(education))).toBe(true);
  const training = `
  # Industrial Training
  - Four weeks of training in the yard of Harbor Works`;
  expect(isNewToWork(resumeOf(`${education}${training}`))).toBe(true);
});

test('who has worked, or says so, is not', () => {
  const job = `
  # Experience
  **Clerk, Harbor Works** || Jan 2015 – Mar 2023
  - Answered 40 letters of suppliers a day`;
  expect(isNewToWork(resumeOf(`${education}${job}`))).toBe(false);
  expect(isNewToWork(resumeOf(`${education}${job.replace(' || Jan 2015 – Mar 2023', '')}`))).toBe(false);
  const profile = `
  # Summary
  Clerk with five years of experience in two harbors`;
  expect(isNewToWork(resumeOf(`${profile}${education}`))).toBe(false);
});
