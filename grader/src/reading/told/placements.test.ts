import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a placement is told by how long it was or what it is called, and where', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Undergone 15 days of in-plant training on pumps at ROWAN BOILER WORKS, Leeds
    - I have completed an internship with Elm Harbour Pvt. Ltd. for six weeks
    - Completed an internship at Ashby Foods Pvt. Ltd. for nine weeks
    - Five weeks summer training in HARBOR STEEL WORKS
    - Implant training in Kelda Power Station from 12-03-2013 to 20-03-2013
    - One month vocational training from Delta Railway Workshop`),
  ).toEqual([
    'in-plant training / ROWAN BOILER WORKS / ',
    'internship / Elm Harbour Pvt. Ltd. / ',
    'internship / Ashby Foods Pvt. Ltd. / ',
    'summer training / HARBOR STEEL WORKS / ',
    'Implant training / Kelda Power Station / 12-03-2013 to 20-03-2013',
    'vocational training / Delta Railway Workshop / ',
  ]);
});

test('what was learnt is no place, and training others is no placement', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Two weeks training in Basic Pump Technology
    - Training to the staff of two yards at the counter
    - Training in Ledgers, scales and cranes for nine clerks`),
  ).toEqual([' /  / ']);
});

test('a placement in the header of a job is its post and its employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    **May 2014 – July 2014** Six weeks industrial attachment at Harbor Sugar Company Limited
    - Counted sacks of sugar
    **Jan 2011 – May 2012** Clerk at Delta Foods Limited
    - Counted stock in two warehouses`),
  ).toEqual([
    'industrial attachment / Harbor Sugar Company Limited / May 2014 – July 2014',
    'Clerk / Delta Foods Limited / Jan 2011 – May 2012',
  ]);
});
