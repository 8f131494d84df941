import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test.each([
  [
    'behind a dash',
    'Loom Design Clerk - Norvale Ostrel\nCorporation Limited, Leeds, UK || May 2014 – June 2016',
    'Norvale Ostrel Corporation Limited',
  ],
  [
    'behind an "at"',
    '1 Year Experience in Looms at NORVALE OSTREL\nTECH Ltd from May 2014 to June 2016',
    'NORVALE OSTREL TECH Ltd',
  ],
])('the beginning of a name stands %s in the line above its rest', (_, job, read) => {
  expect(jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`)[0]).toContain(read);
});

test('a name above a whole name is no part of it', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Bridge || May 2014 – June 2016
    Clerk – Harbor Works Ltd
    - Counted 300 crates a week`),
  ).toEqual(['Clerk / Harbor Works Ltd / May 2014 – June 2016']);
});

test('a field of work above a firm that is called by such words is no part of its name', () => {
  expect(
    jobsIn(`
    # Experience
    Senior Clerk - Stores
    Global Supply W.L.L || May 2014 – June 2016
    - Counted 300 crates a week`),
  ).toEqual(['Senior Clerk - Stores / Global Supply W.L.L / May 2014 – June 2016']);
});

test('the time may stand between the beginning of a name and its rest', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Looms Private
    May 2014 – June 2016
    Limited, Leeds, UK
    Stores Clerk
    - Counted 300 crates a week`),
  ).toEqual(['Stores Clerk / Norvale Looms Private Limited / May 2014 – June 2016']);
});
