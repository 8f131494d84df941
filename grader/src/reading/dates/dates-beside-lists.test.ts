import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const text = (first: string, second: string) => `
    # Experience
    **Harbor Works** , Data Clerk || Leeds, UK
    - Counted the crates of nine ships || ${first}
    - Wrote the letters of the office || 2 years 2 months
    - Kept the keys of four barns
    **Ash Hotel** , Night Porter || York, UK
    - Carried the luggage of forty guests || ${second}
    - Counted the keys of nine floors`;

test('times below places in a column at the right are those of the jobs, and no text of the items beside them', () => {
  const resume = resumeOf(text('Sep 2018 – Oct 2020', 'Nov 2016 – Aug 2018'));
  expect(
    fieldsOf(resume).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / ')),
  ).toEqual(['Data Clerk / Harbor Works / Sep 2018 – Oct 2020', 'Night Porter / Ash Hotel / Nov 2016 – Aug 2018']);
  expect(resume.sections[0]?.bullets.map((bullet) => bullet.text)).toEqual([
    'Counted the crates of nine ships',
    'Wrote the letters of the office',
    'Kept the keys of four barns',
    'Carried the luggage of forty guests',
    'Counted the keys of nine floors',
  ]);
});

test('one time behind an item stays with it', () => {
  const rows = resumeOf(text('Sep 2018 – Oct 2020', 'each night')).rows.map((row) => row.text);
  expect(rows).toContain('Counted the crates of nine ships Sep 2018 – Oct 2020');
});
