import type { Reading } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { gradePages } from '../../grade-pages.ts';
import { pagesOf } from '../../testing/resume-of.ts';

const body = `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Responsible for building dashboards in Tableau for the sales team
  - Cut the closing time from 9 days to 4 days in the whole group
  - Moved the books of three offices to javascript in one summer
  - Wrote the plan of the group and the book of its rules
  # Education
  **B.A. Economics, Example College** || 2017
  # Skills
  Tools: Tableau, Excel, SQL
`;

function readingOf(text: string): Reading {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok) throw new Error(graded.error.code);
  const { reading } = graded.document;
  if (!reading) throw new Error('nothing was read');
  return reading;
}

test('contact, roles, schools and skills are listed as read, with their boxes', () => {
  const { fields, sections, skills, lines } = readingOf(body);
  expect(fields.map(({ field, text }) => [field, text])).toEqual([
    ['name', 'Maria Example'],
    ['email', 'maria.example@mail.com'],
    ['phone', '(512) 555-0143'],
    ['location', 'Austin, TX'],
  ]);
  expect(fields.every(({ at }) => at.length > 0)).toBe(true);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills']);
  expect(sections[0]?.entries).toMatchObject([
    { title: 'Analyst', organisation: 'Harbor Works', date: 'Jan 2020 – Mar 2023', lines: [0, 1, 2, 3] },
  ]);
  expect(sections[1]?.entries[0]?.organisation).toBe('Example College');
  expect(skills).toEqual(['Tableau', 'Excel', 'SQL']);
  expect(lines.map(({ strength }) => strength?.drawback)).toEqual(['weak-start', null, null, null]);
});

test('an item of a list without entries is one item, however many rows it takes', () => {
  const item =
    'Planning of orders, stock and deliveries for the four harbours of the northern coast, their depots and all the ships that call there';
  const [skills] = readingOf(`
    # Skills
    - ${item}
    - Ledgers
  `).sections;
  expect(skills?.rest).toEqual([item, 'Ledgers']);
});

test('a job without a time is told with how long it lasted', () => {
  const [work] = readingOf(`
    # Experience
    **Clerk, Harbor Works Ltd** || 3 years
    - Counted the stock of two halls
    **Analyst, Delta Foods Ltd** || Jan 2015 – Dec 2017
    - Kept the books of 3 shops for two years
    **Porter, Oak Mills Ltd**
    - Carried 40 boxes in 2 days
  `).sections;
  expect(work?.entries.map(({ date }) => date)).toEqual(['3 years', 'Jan 2015 – Dec 2017', '']);
});

test('how long a job lasted is found in the sentence that tells the job', () => {
  const [work] = readingOf(`
    # Experience
    - 8 Months worked with Harbor Works Ltd as a Fitter.
    - Working from last 7 months in Delta Foods Ltd as a Clerk.
    - Worked for one and a half years in Oak Mills Ltd as a Porter
    - Moved 40 boxes in 2 days
  `).sections;
  expect(work?.entries.map(({ date }) => date)).toEqual(['8 Months', 'from last 7 months', 'one and a half years']);
});

test('the plain text is every line in reading order', () => {
  const { plain, across } = readingOf(body);
  expect(plain[0]).toBe('Maria Example');
  expect(plain).toContain('Analyst, Harbor Works  Jan 2020 – Mar 2023');
  expect(plain.at(-1)).toBe('Tools: Tableau, Excel, SQL');
  expect(across).toBeNull();
});

test('columns are read one after the other, and the text read straight across is kept beside it', () => {
  const { plain, across, doubts } = readingOf(`
    Maria Example
    <<<
    # Contact
    maria.example@mail.com
    (512) 555-0143
    Austin, TX

    # Skills
    Excel
    SQL
    Python
    Ledger
    Harvest
    >>>
    # Experience
    **Analyst, Harbor Works**
    - Built 12 weekly reports for a team of 40 people
    - Cut the closing time from 9 days to 4 days
    - Trained six new colleagues on the ledger system
    - Wrote the manual that 3 offices still use
    **Clerk, Delta Foods**
    - Counted stock in two warehouses every month
    - Answered 30 supplier letters each week
    - Moved 900 records into a new database
  `);
  expect(doubts.map(({ kind }) => kind)).toContain('columns');
  expect(plain.indexOf('Experience')).toBeGreaterThan(plain.indexOf('Harvest'));
  expect(across).toContain('Contact  Experience');
});

test('what was not found is named', () => {
  const { doubts } = readingOf(`
    Maria Example
    Austin, TX
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Led the plan of the group of 12 clerks
    - Cut the cost of the group by 12%
    - Wrote the book of the group and its rules
    - Kept the files of the group in order
    **Harbor Works**
    - Kept the files of the group in order too
    # Education
    **B.A. Economics, Example College** || 2014 – 2017
    # Skills
    Tools: Tableau, Excel, SQL
  `);
  const kinds = doubts.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['no-email', 'no-phone', 'entry-without-date']));
  expect(doubts.find(({ kind }) => kind === 'entry-without-date')?.texts).toEqual(['Harbor Works']);
});

test('better words are proposed in their whole line, and nothing is invented', () => {
  const { rewrites } = readingOf(body);
  expect(rewrites).toEqual([
    {
      number: expect.any(Number),
      before: 'Responsible for building dashboards in Tableau for the sales team',
      after: expect.stringMatching(/^Built dashboards in Tableau for the sales team \[.+\?\]$/),
    },
    {
      number: expect.any(Number),
      before: 'Moved the books of three offices to javascript in one summer',
      after: 'Moved the books of three offices to JavaScript in one summer',
    },
  ]);
  for (const { before, after } of rewrites) {
    const amounts = (line: string) => line.replace(/\[[^\]]*\]/g, '').match(/\d+/g) ?? [];
    expect(amounts(after)).toEqual(amounts(before));
  }
});

test('the share of lines with an amount comes with its target', () => {
  expect(readingOf(body).impact).toEqual({ told: 2, lines: 4, target: 0.4 });
});

test('the kind of resume is stated', () => {
  expect(readingOf(body).readAs).toEqual({
    stage: 'early',
    years: 3.3,
    locale: 'US',
    document: 'resume',
    english: true,
  });
});
