import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a post that a label names below the text about a dated employer is the post there', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works Ltd, Leeds** || May 2014 – June 2016
    - Makes pumps and valves for eleven mills in the north of the county
    **Designation: Stores Clerk**
    - Counted stock in two warehouses
    **Delta Foods Ltd, Leeds** || May 2011 – April 2014
    - Bakes bread for nine towns and brings it to their markets every day
    **Designation: Baker**
    - Baked two hundred loaves a day`),
  ).toEqual([
    'Stores Clerk / Harbor Works Ltd / May 2014 – June 2016',
    'Baker / Delta Foods Ltd / May 2011 – April 2014',
  ]);
});

test('a labelled post with its own time or employer is a job of its own', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works Ltd, Leeds** || May 2014 – June 2016
    - Counted stock in two warehouses
    **Company: Delta Foods Ltd**
    **Designation: Baker**
    - Baked two hundred loaves a day`),
  ).toEqual([' / Harbor Works Ltd / May 2014 – June 2016', 'Baker / Delta Foods Ltd / ']);
});

test('the label of an employer below the list of a labelled job is a part of that job', () => {
  expect(
    jobsIn(`
    # Experience
    Dates: May 2014 – June 2016
    Occupation or position held: Systems Manager
    - Kept the ledgers of nine mills on two machines
    Name and address of employer: Rowan Sciences
    Dates: May 2011 – April 2014
    Occupation or position held: Support Engineer
    - Mended the machines of two mills
    Name and address of employer: Ashby Works`),
  ).toEqual([
    'Systems Manager / Rowan Sciences / May 2014 – June 2016',
    'Support Engineer / Ashby Works / May 2011 – April 2014',
  ]);
});

test('the post of a label is with the firm above it, and with the one that the last line above names', () => {
  expect(
    jobsIn(`
    # Experience
    **Company Name : Harbor Works Ltd**
    - Makes pumps and valves for eleven mills in the north of the county
    **Designation: Stores Clerk**
    - Counted stock in two warehouses
    4 - Worked in Delta Foods Group
    **Designation: Baker**
    - Baked two hundred loaves a day`),
  ).toEqual(['Stores Clerk / Harbor Works Ltd / ', 'Baker / Delta Foods Group / ']);
});
