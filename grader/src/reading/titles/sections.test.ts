import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('what stands above every title is about the person, in whichever column', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    <<<
    # Experience {gap=40}
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    **B.A.**, Elm College
    >>>
    12 Harbor Street
    maria@example.com
    # Skills {gap=30}
    Excel
    Word`);
  expect(sections.flatMap(({ rows }) => rows.map(({ text }) => text)).filter((text) => /Street|@/.test(text))).toEqual(
    [],
  );
});

test('a profile beside the titles of a side column is about the person down to the first title of its own column', () => {
  const { sections, top } = resumeOf(`
    <<<
    Maria Example {size=20}
    # Skills
    Excel
    Word
    Ledgers
    Audits
    Stock
    Payroll
    Typing
    Filing
    # Languages
    German
    French
    >>>
    Clerk of eight years who counts stock and
    answers for the books of an office. Trains
    six new colleagues each year on the ledger
    and keeps the manual of three offices. Moves
    records to where auditors look for them.
    # Projects | 2021 - 2022 {gap=30}
    **Ledger**
    - Moved 900 records into a new database
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month`);
  expect(top.at(-1)?.text).toMatch(/auditors look for them/);
  expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'languages', 'projects', 'experience']);
});

test('a column without a title goes on from the column at its edge on the page before', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    <<<
    # Experience
    **Clerk, Delta Foods** || 2017 – 2019
    - Counted stock in two warehouses
    - Wrote letters to 40 suppliers
    - Kept the books of three shops
    - Answered the mail of two offices
    >>>
    # Education
    BSc Economics
    Elm University, 2014
    # Skills
    Ledgers
    Planning
    ~~~
    - Trained six new colleagues
    - Moved the records of an office
    - Planned the routes of vans`);
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual([
    'experience 8',
    'education 2',
    'skills 2',
  ]);
});

test('a paragraph at the height of the first title of another column is about the person', () => {
  const { sections, top } = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    <<<
    # Skills {gap=10}
    Excel
    Word
    Ledgers
    Audits
    Stock
    # Languages
    German
    French
    >>>
    Counts stock and answers for the books {gap=14}
    of an office. Trains six new colleagues
    each year on the ledger, and keeps the
    manual of three offices in two towns.
    # Experience
    **Clerk, Delta Foods** || 2017 – 2019
    - Counted stock in two warehouses
    - Wrote letters to 40 suppliers
    - Kept the books of three shops`);
  expect(top.at(-1)?.text).toMatch(/three offices/);
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual([
    'skills 5',
    'languages 2',
    'experience 4',
  ]);
});

test('activities in a list without times are its items, and posts with a time are entries', () => {
  const entriesOf = (rows: string) =>
    resumeOf(`
    # Education
    BSc Economics, Elm University || 2014
    # Activities
    ${rows}`).sections[1];
  const listed = entriesOf(`
    - Member of the rowing club and the choir of the town
    - Visited the lamp works of the north`);
  expect(listed?.entries.map(({ header, bullets }) => [header.length, bullets.length])).toEqual([[0, 2]]);
  const timed = entriesOf(`
    - Treasurer, Elm Rowing Club || Jan 2014 – Mar 2016
    - Secretary, Hill Choir || Jan 2012 – Dec 2013`);
  expect(timed?.entries.length).toBe(2);
});
