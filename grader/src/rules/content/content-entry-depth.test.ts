import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentEntryDepth } from './content-entry-depth.ts';

const older = `
      **Data Engineer, Oak Bank** || Jan 2016 – Dec 2019
      - Moved nine stores to one
      - Wrote 40 tests
      - Led a team of five`;
const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `\n      - Led a team of ${i + 2} analysts`).join('');

const told = `
      **Clerk, Delta Foods** || Feb 2012 – Dec 2018
      - Counted the stock of two warehouses every week and told the buyers of the mill what was short
      - Wrote the list of prices for forty shops, which the drivers of the firm took along on their rounds
      - Answered the letters of buyers who asked for other goods, and found a supplier for most of them`;
const newest = (dates: string) => `
      # Experience
      **Analyst, Harbor Works** || ${dates}
      - Kept the ledger of forty boats for the harbor master and the town
      - Counted nine lamps of the yard every month with two clerks${told}`;

testRule(contentEntryDepth, {
  accepts: {
    'a time as a student without a line': `
      # Experience
      **Student, Harbor School Inc** || Jan 2020 – Mar 2023${older}`,
    'two lines on a post that has just begun': newest('Mar 2026 – Present'),
    'two lines on the newest post, which is over': newest('Jan 2019 – Mar 2023'),
    'twelve lines for the newest role': `
      # Experience
      **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(12)}${older}`,
    'a post with few words behind a newer one of which no title is told': `
      # Experience
      **Harbor Works Inc** || Jan 2022 – Present${lines(3)}

      **Analyst, Delta Foods** || Jan 2020 – Dec 2021
      - Built the ledger of two stores
      ${older}`,
    'a post with nothing below it that stands on another one at the same firm': `
      # Experience
      **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present
      **Analyst, Harbor Works Inc** || Feb 2017 – Dec 2019${lines(3)}${older}`,
    'a line of tools that stands where a title does': `
      # Experience
      **Ledger, Stock Books, Elm Mail** || Jan 2020 – Present

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'a thin role that stands first and ended before another': `
      # Experience
      **Analyst, Harbor Works** || Jan 2014 – Mar 2016
      - Built weekly reports

      **Clerk, Delta Foods** || Feb 2017 – Present
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'three lines for the newest role': `
      # Experience
      **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(3)}${older}`,
    'a role that has just begun': `
      # Experience
      **Senior Analyst, Harbor Works Inc** || Sep 2026 – Present${lines(1)}${older}`,
    'a seat on a board': `
      # Experience
      **Board Member, Harbor Works Inc** || Jan 2020 – Present${lines(1)}${older}`,
  },
  flags: {
    'a post without a line, and not the long list below it, which may tell both': {
      resume: `
        # Experience
        **Stock Clerk, Elm Works** || Jan 2022 – Dec 2023${lines(6)}
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Dec 2021
        **Data Clerk, Oak Bank** || Jan 2016 – Dec 2019${lines(11)}`,
      findings: ['minor: Senior Analyst'],
    },
    'a newest post without a line, and not the long list below the last one, which may tell both': {
      resume: `
      # Experience
      **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019${lines(11)}`,
      findings: ['minor: Senior Analyst'],
    },
    'a newest post of one line beside an older one told at length': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2021 – Present
      - Kept the ledger of forty boats
      - Counted nine lamps
      **Clerk, Delta Foods** || Feb 2016 – Dec 2020
      - Counted the stock of two warehouses every week and told the buyers of the mill what was short
      - Wrote the list of prices for forty shops, which the drivers of the firm took along on their rounds
      - Answered the letters of buyers who asked for other goods, and found a supplier for most of them`,
      findings: ['minor: Analyst'],
    },
    'two lines on the post of many years, beside an older one told at length': {
      resume: newest('Jan 2019 – Present'),
      findings: ['minor: Analyst'],
    },
    'no line for the role that goes on, whose beginning is not told': {
      resume: `
        # Experience
        **Senior Analyst**
        Harbor Works Inc - Present

        **Data Engineer, Oak Bank** || Jan 2016 – Dec 2019
        - Moved nine stores to one
        - Wrote 40 tests
        - Led a team of five`,
      findings: ['minor: Senior Analyst'],
    },
    'one line for the newest role': {
      resume: `
        # Experience
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(1)}${older}`,
      findings: ['minor: Senior Analyst'],
    },
    'thirteen lines for the newest role': {
      resume: `
        # Experience
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(13)}${older}`,
      findings: ['minor: Senior Analyst'],
    },
    'ten lines for an older role': {
      resume: `
        # Experience
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(4)}
        **Data Clerk, Oak Bank** || Jan 2016 – Dec 2019${lines(10)}`,
      findings: ['minor: Data Clerk'],
    },
  },
});

test('thirteen lines of the only role are cut, and not balanced with others', () => {
  const titlesOf = (text: string) => [...contentEntryDepth.check(resumeOf(text))].map(({ title }) => title);
  const one = `
        # Experience
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(13)}`;
  expect(titlesOf(one)).toEqual(['Cut this list to what counts']);
  expect(titlesOf(`${one}${older}`)).toEqual(['Balance the detail across roles']);
});

test('where little is told in all, the note on that says of which post', () => {
  const [found] = contentEntryDepth.check(
    resumeOf(`
        # Experience
        **Senior Analyst, Harbor Works Inc** || Jan 2020 – Present${lines(1)}${older}`),
  );
  expect(found?.toldWith?.rule).toBe('content-few-lines');
  expect(found?.toldWith?.adds).toContain('“Senior Analyst” is told least');
});
