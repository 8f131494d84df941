import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a line of a list tells a job in whatever order its post and its employer stand', () => {
  expect(
    jobsIn(`
    # Experience
    - One Year Six Months Exp. In Stock Clerk From Any Harbors Kelda
    - 1 year Experience Stores Clerk (HARBOR WORKS PVT LTD)
    - Fellmoor Foods (P). Ltd Kelda Apprenticeship (May 2011 - May 2012)
    - With R & K Ropes and Sails, Kelda (new quay) as a Trainee.
    - Worked as crane supervisor under the rolls of M/s Ashby Facility`),
  ).toEqual([
    'Stock Clerk / Any Harbors Kelda / ',
    'Stores Clerk / HARBOR WORKS PVT LTD / ',
    'Apprenticeship / Fellmoor Foods (P). Ltd / May 2011 - May 2012',
    'Trainee / R & K Ropes and Sails / ',
    'crane supervisor / M/s Ashby Facility / ',
  ]);
});

test('duties, labels, degrees and kinds of firms tell no job', () => {
  expect(
    jobsIn(`
    # Experience
    - Sales Manager, 5 executives, Create New Business Associates
    - Consultant: HARBOR WORKS LTD, two years
    - Mechanical Engineer from Elm University 2008-2012
    - Rigging Engineer (Crane Industry) 3 years
    - Member for the Quay Club from 2009-2012`).filter((job) => /^[^/]+ \/ \S/.test(job)),
  ).toEqual([]);
});
