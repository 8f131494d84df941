import { describe, expect, test } from 'vitest';
import { fieldsIn, jobsIn } from '../testing/read-fields.ts';

describe('entries', () => {
  test('titles in the style of section headings head the entries of the section above them', () => {
    const { sections } = fieldsIn(modern);
    expect(sections.map((section) => section.title)).toEqual(['Experience', 'Education']);
    expect(jobsIn(modern)).toEqual(['Analyst / Harbor Works / 2020 - Present', 'Clerk / Delta Foods / 2017 - 2019']);
  });

  test('an employer and a title share a line in either order', () => {
    const lines = `
      # Experience
      **Whitfield Lowe LLP, Senior Associate** || 2020-09-01 — Present
      - Reviewed 40 supply contracts for two hospital groups
      **Birchwood Coffee, Digital Marketing Specialist** || 2018-04-01 — 2020-08-31
      - Grew the email list from 22,000 to 91,000 subscribers`;
    expect(jobsIn(lines)).toEqual([
      'Senior Associate / Whitfield Lowe LLP / 2020-09-01 — Present',
      'Digital Marketing Specialist / Birchwood Coffee / 2018-04-01 — 2020-08-31',
    ]);
  });

  test('lines without signs are items where each ends before the edge', () => {
    const [job] = fieldsIn(plain).workExperiences;
    expect(job?.bullets).toEqual([
      'Counted all the stock in two warehouses every month',
      'Answered 30 supplier letters a week and kept a record of every one of them in the shared ledger of the region',
      'Moved 900 records into a database that two offices share',
    ]);
  });

  test('a paragraph stays one paragraph', () => {
    const [job] = fieldsIn(`
      # Experience
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      Counted stock in two warehouses every month and answered 30 supplier letters each week, then moved 900 records into a new database. Trained two clerks.`).workExperiences;
    expect(job?.bullets).toEqual([]);
  });
});

test('a name ends where a comma and a job title follow', () => {
  const { profile } = fieldsIn(`
    Theodora Brandt, Corporate Attorney {size=20}
    theodora@example.com | (512) 555-0143
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month`);
  expect(profile.name).toBe('Theodora Brandt');
});

const modern = `
  # Experience
  # Harbor Works
  Analyst
  2020 - Present
  - Built 12 weekly reports for a team of 40 people
  # Delta Foods
  Clerk
  2017 - 2019
  - Counted stock in two warehouses every month
  # Education
  # Elm College
  Bachelor of Arts in History
  2013 - 2017`;

const plain = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  Counted all the stock in two warehouses every month
  Answered 30 supplier letters a week and kept a record of every one of them in the shared ledger of the region
  Moved 900 records into a database that two offices share`;
