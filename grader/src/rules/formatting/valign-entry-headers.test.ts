import { expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { valignEntryHeaders } from './valign-entry-headers.ts';

testRule(valignEntryHeaders, {
  accepts: {
    'a line of a list that was read as a part of a role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month

      **Porter, Ash Hotel** • Carried bags {x=6} || Jan 2017 – Feb 2017
      - Carried bags

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'the second line of a point that was taken for a role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Elm, Norway
      - Built 12 weekly reports for a team of 40 people

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      Oak, Norway
      - Counted stock in two warehouses every month

      ▪ **Porter, Ash Hotel** || Jan 2017 – Feb 2017
      Young porters of the town {x=6}
      - Carried bags`,
    'a list sign with nothing behind it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Elm, Norway
      - Built 12 weekly reports for a team of 40 people

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      Oak, Norway
      - Counted stock in two warehouses every month

      **Porter, Ash Hotel** || Jan 2017 – Feb 2017
      Ash, Norway
      - Carried bags

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      • {x=18}
      - Filed 200 letters`,
    'headers on one line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters
      - Sorted the archive of 40 years`,
    'two roles only': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {x=6}
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'a whole section that stands deeper': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters
      - Sorted the archive of 40 years

      # Projects
      **Map of Wells** || Jan 2015 – Mar 2015 {x=18}
      - Drew 40 wells on a map
      **Atlas of Rivers** || Jan 2014 – Mar 2014 {x=18}
      - Named 12 rivers`,
  },
  flags: {
    'a role six points to the right': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {x=6}
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: Clerk, Delta Foods'],
    },
    'a role hanging out to the left': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016 {x=-8}
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['major: Intern, Oak Press'],
    },
  },
});

test('employers and towns that are set to the right of a column of their own share their right edge', () => {
  const pages = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    Elm Trained six colleagues
    - Built 12 weekly reports for a team of 40 people

    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    Oak Moved the records
    - Counted stock in two warehouses every month

    **Porter, Ash Hotel** || Jan 2017 – Feb 2017
    Aspen Carried the bags
    - Filed 200 letters of guests`);
  const flagged = () => [...valignEntryHeaders.check(readResume(pages, '2026-11-21'))].map(({ text }) => text);
  const move = (first: string, by: number) => {
    for (const word of pages.flatMap(({ words }) => words))
      if (word.text === first)
        Object.assign(word, { x0: word.x0 + by, x1: word.x1 + by, edges: word.edges.map((x) => x + by) });
  };
  move('Aspen', -6);
  expect(flagged()).toHaveLength(1);
  move('Aspen', -10);
  move('Elm', -6);
  move('Oak', -6);
  expect(flagged()).toEqual([]);
});
