import { testRule } from '../../testing/test-rule.ts';
import { formatCrowdedLines } from './format-crowded-lines.ts';

testRule(formatCrowdedLines, {
  accepts: {
    'a usual line spacing': `
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

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python`,
    'lines of one list that are set close on a page with room': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {gap=-1.8}
      - Cut the closing time from 9 days to 4 days {gap=-1.8}
      - Trained six new colleagues on the ledger system {gap=-1.8}
      - Wrote the manual that 3 offices still use {gap=-1.8}
      - Checked the ledgers of 5 offices each month {gap=-1.8}
      - Drew up the plan of the year with 3 others {gap=-1.8}

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month {gap=-1.8}
      - Answered 30 supplier letters each week {gap=-1.8}
      - Moved 900 records into a new database

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python`,
  },
  flags: {
    'lines without white between': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {gap=-2.2}
        - Built 12 weekly reports for a team of 40 people {gap=-2.2}
        - Cut the closing time from 9 days to 4 days {gap=-2.2}
        - Trained six new colleagues on the ledger system {gap=-2.2}
        - Wrote the manual that 3 offices still use {gap=-2.2}
        - Checked the ledgers of 5 offices each month {gap=-2.2}
        - Drew up the plan of the year with 3 others {gap=-2.2}
        - Packed the orders of 8 shops every evening {gap=-2.2}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {gap=-2.2}
        - Counted stock in two warehouses every month {gap=-2.2}
        - Answered 30 supplier letters each week {gap=-2.2}
        - Moved 900 records into a new database {gap=-2.2}

        # Education
        B.A. Economics, Elm College || 2016 {gap=-2.2}

        # Skills
        Excel, SQL, Python {gap=-2.2}`,
      findings: ['minor: Give the lines room'],
    },
  },
});
