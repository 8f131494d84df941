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
  },
  flags: {
    'lines without white between': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {gap=-1.8}
        - Built 12 weekly reports for a team of 40 people {gap=-1.8}
        - Cut the closing time from 9 days to 4 days {gap=-1.8}
        - Trained six new colleagues on the ledger system {gap=-1.8}
        - Wrote the manual that 3 offices still use {gap=-1.8}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {gap=-1.8}
        - Counted stock in two warehouses every month {gap=-1.8}
        - Answered 30 supplier letters each week {gap=-1.8}
        - Moved 900 records into a new database {gap=-1.8}

        # Education
        B.A. Economics, Elm College || 2016 {gap=-1.8}

        # Skills
        Excel, SQL, Python {gap=-1.8}`,
      findings: ['minor: Give the lines room'],
    },
  },
});
