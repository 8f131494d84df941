import { expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { valignHangingIndent } from './valign-hanging-indent.ts';

testRule(valignHangingIndent, {
  accepts: {
    'the header of the next project, read with the bullet above': `
      # Projects
      **Stock counts** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Asked fifteen users what they thought of the search
      **Ledger reform**
      - Counted stock in two warehouses every month`,
    'wrapped lines under the first word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people and presented them to the board of directors every quarter without a single correction
      - Cut the closing time from 9 days to 4 days and kept it there through two changes of the accounting system and one merger`,
    'what stands below an address': `
      # Contact
      - ida.okoro@example.com {wrap=-12}
      - Harbor Street in the town of Elm, opposite the old mill of the north and the yard of the nine lamps, where the river turns {wrap=-12}`,
    'bullets of one line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'no bullets at all': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Worked on reports`,
  },
  flags: {
    'a second line under the sign': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people and presented them to the board of directors every quarter without a single correction {wrap=-12}
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system`,
      findings: ['minor: Built 12 weekly reports for a team of 40 people and…'],
    },
    'every wrapped line under its sign, once': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people and presented them to the board of directors every quarter without a single correction {wrap=-12}
        - Cut the closing time from 9 days to 4 days and presented them to the board of directors every quarter without a single correction {wrap=-12}
        - Trained six new colleagues on the ledger system and presented them to the board of directors every quarter without a single correction {wrap=-12}
        - Wrote the manual that 3 offices still use and presented them to the board of directors every quarter without a single correction {wrap=-12}`,
      findings: ['minor: Built 12 weekly reports for a team of 40 people and…'],
    },
  },
});

test('tells on which side of the text the second line begins', () => {
  const adviceAt = (wrap: number) => {
    const lines = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people and presented them to the board of directors every quarter {wrap=${wrap}}
      - Cut the closing time from 9 days to 4 days`;
    return [...valignHangingIndent.check(resumeOf(lines))].map(({ advice }) => advice);
  };
  expect(adviceAt(9)).toEqual([expect.stringContaining('under “Built”, not further right.')]);
  expect(adviceAt(-12)).toEqual([expect.stringContaining('under “Built”, not under the bullet.')]);
});

test('a blank before the first word of one bullet is no fault of its second line', () => {
  const pages = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built 12 weekly reports for a team of 40 people
    - Trained six new colleagues on the ledger system
    - Wrote the manual that 3 offices still use
    - Presented weekly reports to the board of directors every quarter for four years without a single correction or complaint`);
  const words = pages.flatMap((page) => page.words);
  const base = words.find(({ text }) => text === 'Presented')?.base;
  for (const word of words.filter((one) => one.base === base && one.text !== '•')) {
    word.x0 += 4;
    word.x1 += 4;
    word.edges = word.edges.map((edge) => edge + 4);
  }
  expect([...valignHangingIndent.check(readResume(pages, '2026-11-21'))]).toEqual([]);
});
