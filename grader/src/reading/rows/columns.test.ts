import { expect, test } from 'vitest';
import type { RawPage } from '../../model/page.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

test('titles side by side inside a column part it again', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    <<<
    **EDUCATION**
    BSc Economics, Elm University || 2014
    Thesis on the prices of grain in three towns
    **SKILLS** || **INTERESTS**
    Planning || Chess
    Ledgers || Rowing
    Stock || Sailing
    Routes || Choir
    Letters || Cooking
    >>>
    **EXPERIENCE** {gap=5}
    **Analyst, Harbor Works** || Jan 2018 – Mar 2021
    - Led a team of five people in two towns
    - Counted 300 crates a week for the ledger
    - Wrote letters to 40 suppliers every month
    **Clerk, Delta Foods** || Jan 2015 – Dec 2017
    - Answered 40 letters of suppliers a day
    - Kept the books of three shops in town`);
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual([
    'education 2',
    'skills 5',
    'interests 5',
    'experience 7',
  ]);
});

test('columns with titles of their own may stand on one grid of lines', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    <<<
    **WORK EXPERIENCE**
    **Clerk, Delta Foods** || 2017 – 2019
    - Counted stock in two warehouses
    - Wrote letters to 40 suppliers
    - Kept the books of three shops
    - Answered the mail of two offices
    **EDUCATION**
    **BSc Economics**
    Elm University || 2014
    **STRENGTHS**
    Calm and exact
    >>>
    **SKILLS**
    Ledgers
    Planning
    Stock
    **REFERENCES**
    Dana Sample
    Head of stores
    **INTERESTS**
    Chess
    Rowing
    Choir`);
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual([
    'experience 5',
    'education 2',
    'skills 1',
    'skills 3',
    'references 2',
    'interests 3',
  ]);
});

const kindsIn = (pages: RawPage[]) => readResume(pages, '2026-11-21').sections.map(({ kind }) => kind);

test('a rail of dates belongs to the jobs beside it, and no title is cut', () => {
  const pages = inColumns(
    `
    Maria Example {size=20}
    maria@example.com
    **SKILLS** | **PROFESSIONAL EXPERIENCE**
    Ledgers | 07/2019- | **Clerk, Delta Foods**
    Planning | current | - Counted stock in two warehouses
    . | . | Kept the books of three shops in town
    Stock | 10/2017- | **Analyst, Harbor Works**
    . | 06/2019 | - Led a team of five people in two towns
    . | . | Bought cloth from seven weavers
    **LANGUAGES** | 01/2015- | **Typist, Elm Office**
    German | 09/2017 | - Wrote letters to 40 suppliers
    French | . | Filed what came in by mail every day
    . | 08/2013- | **Porter, Ash Hotel**
    . | 12/2014 | - Carried the luggage of forty guests a day
    . | . | Kept the keys of ninety rooms`,
    [60, 190, 290],
  );
  const { sections } = readResume(pages, '2026-11-21');
  expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'languages', 'experience']);
  expect(sections[2]?.entries.map(({ date }) => date?.text)).toEqual([
    '07/2019- current',
    '10/2017- 06/2019',
    '01/2015- 09/2017',
    '08/2013- 12/2014',
  ]);
});

test('titles side by side above three blocks are no heads of a table', () => {
  const pages = inColumns(
    `
    # Projects
    Stock list, a list of what a shop holds and of what it has to buy until the next month
    Tide table, the hours at which ships may enter the harbor of the town in a year
    **EDUCATION** | **SKILLS** | **COURSES**
    Elm University | Ledgers, stock | Bookkeeping
    BSc Economics | Payroll | Law of trade
    Expected May 2014 | Planning | Old letters
    Grade 1.3 | Letters | Paper and ink
    Thesis on grain | Filing | Typing
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month and told the buyers what was missing there
    - Wrote letters to 40 suppliers of the store, and answered what they asked in return`,
    [60, 220, 400],
  );
  expect(kindsIn(pages)).toEqual(['projects', 'education', 'skills', 'certifications', 'experience']);
});

test('a title with a dated job and its town below two short columns heads what goes across both', () => {
  const pages = inColumns(
    `
    # Summary
    Clerk with nine years in stock, accounts and letters, who counted and wrote for 40 houses in two towns
    **EDUCATION** | **SKILLS**
    Elm Leeds, MBA | Ledgers
    2015 – 2017 | Stock and letters
    Hill College, B.Com | Counting
    2009 – 2013 | Typing
    . | Accounts
    # WORK EXPERIENCE
    **Senior Clerk - Accounts** | 08/2025 – Present, Leeds
    DELTA FOODS PRIVATE LTD
    - Counted stock in two warehouses every month and told the buyers what was missing there
    - Wrote letters to 40 suppliers of the store, and answered what they asked in return`,
    [60, 330],
  );
  const resume = readResume(pages, '2026-11-21');
  expect(resume.sections.map(({ kind, entries }) => `${kind} ${entries.length}`)).toEqual([
    'summary 0',
    'education 2',
    'skills 0',
    'experience 1',
  ]);
});

test('heads of jobs on the left, each beside what is told of it, are read one after the other', () => {
  const pages = inColumns(
    `
    # Experience
    **Delta Foods** | Counted the stock of two warehouses every month, and told the buyers
    Senior Clerk | what was missing there, with the letters that 40 suppliers sent us
    Aug 2020 - Present | in the same week, and the lists of all that had to be
    . | bought until the next month for the houses of three owners
    . | in two towns, who paid for it by the tenth day of each month
    . | and came to see the books once a year.

    **Rowan & Birch** | Wrote the manual that three offices still use, trained six people
    Junior Clerk | in the ledger system, and paid 200 bills a month to suppliers
    Jan 2016 - Aug 2020 | in three towns of the county, whose bills came by post
    . | and had to be found, read, written down and sent back to
    . | the people who had bought what stood on them, in two copies
    . | and with a stamp.

    # Education
    Bachelor of Commerce
    Elm College
    Sept 2012 - May 2015
    # Skills
    Ledgers, stock and letters`,
    [60, 240],
  );
  const { sections } = readResume(pages, '2026-11-21');
  expect(sections.map(({ kind, entries }) => `${kind} ${entries.length}`)).toEqual([
    'experience 2',
    'education 1',
    'skills 0',
  ]);
  expect(sections[0]?.entries.map(({ paragraphs }) => paragraphs[0]?.words[0]?.text)).toEqual(['Counted', 'Wrote']);
});

test('a line of the left column that ends close to larger text of the right one is no part of it', () => {
  const pages = inColumns(
    `
    Maria Example {size=20}
    **PAPERS** | **EXPERIENCE**
    Grain and its prices in towns | Clerk, Delta Foods
    Ledgers of the old harbor | Jan 2015 – Dec 2017
    Letters of a merchant in York | Answered 40 letters of suppliers a day
    Shops and their rents in Leeds | Kept the books of three shops in town
    Weights on the harbor of Hull | Analyst, Harbor Works
    A study of the plans for grain | Jan 2018 – Mar 2021
    **TALKS** | Led a team of five people in two towns
    Grain, and who buys it now | Counted 300 crates a week for the ledger
    Ships and crews of the north | Wrote letters to 40 suppliers every month`,
    [50, 240],
  );
  for (const word of pages.flatMap((page) => page.words))
    if (word.x0 < 230 && word.base > 100) {
      word.size = 8;
      // The longest line ends half its size before the other column.
      if (/^(?:York|Leeds|Hull|grain)$/.test(word.text)) word.x1 = 235.5;
    }
  expect(readResume(pages, '2026-11-21').sections.map(({ title, rows }) => `${title} ${rows.length}`)).toEqual([
    'PAPERS 9',
    'EXPERIENCE 9',
  ]);
});

test('items of a short list beside studies may read as titles', () => {
  const pages = inColumns(
    `
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month and told the buyers what was missing there
    - Wrote letters to 40 suppliers of the store, and answered what they asked in return
    **EDUCATION** | **CERTIFICATIONS**
    BSc Economics | • English Certificate (second level)
    Elm University | • Trade - prices of corn
    2013 – 2016 | • Trade - keeping of books
    BSc Geology | • Trade - law of ports
    Hill University | .
    2010 – 2013 | .`,
    [60, 330],
  );
  expect(kindsIn(pages)).toEqual(['experience', 'education', 'certifications']);
});

test('labels and their values beside each other are no columns, though a study and a project stand round them', () => {
  const { sections } = readResume(
    inColumns(
      `
    Maria Example {size=20}
    maria@example.com
    **EDUCATION**
    Elm Trade University, Leeds | August 2020 - August 2023
    Bachelor of Harbour Economics
    Best thesis of the year
    **SKILLS**
    Ledger Tools: | Bookings of crates, orders and bills of nine ports,
    . | letters to their agents and lists of what is due
    . | Tables of tides for the pilots of two harbours
    Drawing Tools: | Plans of quays and cranes for the yard in the north
    Other Skills: | Patient with people who are in a hurry for their crates
    . | Quick in the counting of what came with a ship
    **PROJECTS**
    Map of the old harbour
    - Drew the quays and the depths of nine basins for its pilots, and printed it for all ships that call at the port`,
      [60, 250],
    ),
    '2026-11-21',
  );
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual(['education 3', 'skills 6', 'projects 3']);
});
