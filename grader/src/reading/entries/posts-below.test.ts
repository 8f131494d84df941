import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('posts within the time of the employer above them are with that employer', () => {
  expect(
    jobsIn(`
    # Experience
    Harbor Works Ltd | Feb 2011 to Present
    Lead Engineer (Pumps) | Leeds, UK | Apr 2019 to Present
    - Cut the cost of 12 pumps by 20%
    Site Engineer | Halifax, Canada | Feb 2011 to Mar 2019
    - Built four plants in three years`),
  ).toEqual([
    'Lead Engineer (Pumps) / Harbor Works Ltd / Apr 2019 to Present',
    'Site Engineer / Harbor Works Ltd / Feb 2011 to Mar 2019',
  ]);
});

test('a post outside the time of the employer above it is with nobody that is told', () => {
  expect(
    jobsIn(`
    # Experience
    Harbor Works Ltd | Feb 2011 to Mar 2015
    Lead Engineer (Pumps) | Leeds, UK | Apr 2013 to Mar 2015
    - Cut the cost of 12 pumps by 20%
    Site Engineer | Halifax, Canada | Feb 2003 to Mar 2009
    - Built four plants in three years`),
  ).toEqual([
    'Lead Engineer (Pumps) / Harbor Works Ltd / Apr 2013 to Mar 2015',
    'Site Engineer /  / Feb 2003 to Mar 2009',
  ]);
});
