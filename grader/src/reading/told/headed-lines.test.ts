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

test('a list whose every line is a header with its time lists jobs, whatever the firms are called', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Stores Associate - Kelda | Jul 2018 - Present
    - Depot Manager - Novra Halls | Dec 2016 - Nov 2017
    - Floor Staff - Novra Halls | Oct 2016 - Nov 2016`),
  ).toEqual([
    'Stores Associate / Kelda / Jul 2018 - Present',
    'Depot Manager / Novra Halls / Dec 2016 - Nov 2017',
    'Floor Staff / Novra Halls / Oct 2016 - Nov 2016',
  ]);
});

test('a list of works with their times is none of jobs', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Rebuilding of two plants - Leeds | Jul 2018 - Present
    - Care of pumps - Northvale | Dec 2016 - Nov 2017`).join('; '),
  ).not.toMatch(/Leeds|Northvale/);
});
