import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

const only = (employer: string) =>
  placedJobsIn(`# Experience\nDesignation: Site Engineer\nCompany: ${employer}\nPeriod: May 2014 to June 2016`)[0];

test.each([
  ['a sentence', 'NORVALE LOOMS LTD. OSTRELIA BRANCH', 'NORVALE LOOMS LTD.'],
  ['a word that a comma parts without a space', 'Norvale Looms Ltd,Carding', 'Norvale Looms Ltd'],
  ['a word that a full stop parts without a space', 'Norvale Looms Pvt.Ltd.Carding', 'Norvale Looms Pvt.Ltd.'],
  ['a remark in brackets', 'Norvale Looms Ltd(wool and felt)', 'Norvale Looms Ltd'],
  [
    'the letters that it is known by',
    'Norvale Teskell Looms Ltd (NTLOOM) Carding',
    'Norvale Teskell Looms Ltd (NTLOOM)',
  ],
  ['another firm that it works for', 'Norvale Looms under Teskell Wool', 'Norvale Looms'],
  ['what it works on', 'NORVALE LOOMS towards various mills', 'NORVALE LOOMS'],
])('the name of an employer ends before %s', (_, employer, name) => {
  expect(only(employer)).toMatch(`Site Engineer / ${name} / `);
});

test.each([
  ['a word for a firm', 'Norvale Limited Corporation'],
  ['its unit', 'Norvale Looms Ltd unit- 2'],
  ['a word of its name', 'Walk Through Norvale Looms'],
])('a name with %s stays', (_, employer) => {
  expect(only(employer)).toBe(`Site Engineer / ${employer} / `);
});

test('quotation marks around a name are none of it', () => {
  expect(only('“Norvale Looms Ltd”')).toBe('Site Engineer / Norvale Looms Ltd / ');
  expect(only('“Norvale Looms Ltd')).toBe('Site Engineer / Norvale Looms Ltd / ');
  expect(only('Looms “Norvale” Ltd')).toBe('Site Engineer / Looms “Norvale” Ltd / ');
});

test('where a firm is behind its legal form is the place of the job', () => {
  expect(only('Norvale Looms Ltd. Ostrelia India')).toBe('Site Engineer / Norvale Looms Ltd. / Ostrelia India');
});

test('what is told behind a school is none of its name, where words led to it', () => {
  expect(
    jobsIn(`
    # Experience
    2012 – 2014 || working with Norvale Looms Ltd, Carding House
    Stores Clerk
    - Counted 300 crates a week`),
  ).toEqual(['Stores Clerk / Norvale Looms Ltd / 2012 – 2014']);
});
