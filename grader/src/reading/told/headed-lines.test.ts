import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a list item that consists of a post, an employer and a time is a job', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Lead Engineer, Harbor Technologies Leeds, October 2013 to present.
    - Software Engineer , Elm Technologies Halifax, from May 2010 to Oct 2013`),
  ).toEqual([
    'Lead Engineer / Harbor Technologies / October 2013 to present',
    'Software Engineer / Elm Technologies Halifax / May 2010 to Oct 2013',
  ]);
});

test('a list item that tells work within a time is none', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2012 – Dec 2019
    - Led the site engineers of Harbor Technologies through the rebuilding of two plants, May 2010 to Oct 2013
    # Volunteering
    - Raised money for Elm Hospital and its nurses with a yearly run from May 2010 to Oct 2013`).join('; '),
  ).not.toMatch(/Harbor|Elm/);
});
