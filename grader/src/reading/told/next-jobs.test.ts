import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a line of a list that tells another job at a firm, in a time of its own, begins that job', () => {
  expect(
    jobsIn(`
    # Experience
    Site Engineer || May 2014 – June 2016
    Norvale Looms Ltd
    - Counted 300 crates a week
    - Worked as a Stores Clerk in Teskell Ropes Pvt. Ltd. from January 2011 to March 2013.
    - Carried 400 trunks a day`),
  ).toEqual([
    'Site Engineer / Norvale Looms Ltd / May 2014 – June 2016',
    'Stores Clerk / Teskell Ropes Pvt. Ltd. / January 2011 to March 2013',
  ]);
});

test('what was done for a firm within the time of a job is part of that job', () => {
  expect(
    jobsIn(`
    # Experience
    Site Engineer || May 2014 – June 2016
    Norvale Looms Ltd
    - Counted 300 crates a week
    - Worked as a Stores Clerk in Teskell Ropes Pvt. Ltd. from January 2015 to March 2015.
    - Carried 400 trunks a day`),
  ).toEqual(['Site Engineer / Norvale Looms Ltd / May 2014 – June 2016']);
});

test('a line in a list that begins with a firm and its time is another job, too, and so are those below it', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Loom Halls || Aug 2009 – Mar 2011
    - Teskell Ropes & Yarns Pvt. Ltd. July 2013 – March 2015 Handling the requests of nine mills
    - Ostrel Barrel Work Ltd. – March 2015 – Dec 2016 Repairing of barrels`),
  ).toEqual([
    ' / Norvale Loom Halls / Aug 2009 – Mar 2011',
    ' / Teskell Ropes & Yarns Pvt. Ltd. / July 2013 – March 2015',
    ' / Ostrel Barrel Work Ltd / March 2015 – Dec 2016',
  ]);
});

test('a sentence in the list of a job whose header is one begins the next job', () => {
  expect(
    jobsIn(`
    # Experience
    May 2012 to June 2013 working as a Loom Fitter in Norvale Looms Limited
    - Cared for belts and cranes
    - Working as METER READER in TESKELL ROPES LIMITED C/O (OSTREL YARNS PVT LIMITED) from Jun 2014 to till date`),
  ).toEqual([
    'Loom Fitter / Norvale Looms Limited / May 2012 to June 2013',
    'METER READER / TESKELL ROPES LIMITED / Jun 2014 to till date',
  ]);
});

test('the same firm in other words is no other job', () => {
  expect(
    jobsIn(`
    # Experience
    M/s. Norvale Looms Pvt Ltd || Jan 2011 – Dec 2012
    Have two years of working experience in NORVALE LOOMS PVT. LTD Leeds as a Loom Fitter from 10th Jan 2010 to 17th Dec 2012.`),
  ).toHaveLength(1);
});
