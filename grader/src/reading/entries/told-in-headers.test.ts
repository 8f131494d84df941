import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a remark in brackets below an employer is no post, and the posts below are at that employer', () => {
  expect(
    jobsIn(`
    # Experience
    2004-2007 || DELTA PUMP SYSTEMS
    (A Leading Maker of Pumps in the North)
    Lead Pump Engineer (2006-2007)
    - Managed teams of four
    Pump Engineer (2004-2006)
    - Built the first compressor`),
  ).toEqual(['Lead Pump Engineer / DELTA PUMP SYSTEMS / 2006-2007', 'Pump Engineer / DELTA PUMP SYSTEMS / 2004-2006']);
});

test('a post in brackets below an employer is read', () => {
  expect(
    jobsIn(`
    # Experience
    2004-2007 || DELTA PUMP SYSTEMS
    (Lead Pump Engineer)
    - Managed teams of four`),
  ).toEqual(['Lead Pump Engineer / DELTA PUMP SYSTEMS / 2004-2007']);
});

test('what is counted or built in a project is no employer', () => {
  expect(
    jobsIn(`
    # Experience
    **TESTING ENGINEER**
    HARBOR POWER BOARD (MAY 2013 – APRIL 2015)
    - Tested relays in nine halls
    **ELECTRICAL ENGINEER – ROWANCO OMAN**
    (JUNE 2015 – TILL DATE) 250 VILLAS FOR THE TOWN OF FELL.
    - Drew the plans of the houses`),
  ).toEqual([
    'TESTING ENGINEER / HARBOR POWER BOARD / MAY 2013 – APRIL 2015',
    'ELECTRICAL ENGINEER / ROWANCO OMAN / JUNE 2015 – TILL DATE',
  ]);
});
