import { testRule } from '../../testing/test-rule.ts';
import { formatBulletOnHeader } from './format-bullet-on-header.ts';

testRule(formatBulletOnHeader, {
  accepts: {
    'what part was played, below a role with its time': `
      # Experience
      **Lamp Intern: Harbor Works** || Jul 2020 – Aug 2020
      - Lead keeper on a lamp team || Elm, Norway
      - Built two lamps with wicks in two months
      - Worked with keepers who draw the lamps`,
    'all roles behind signs, and their lists deeper': `
      # Experience
      - **Harbor Works** || Jan 2020 – Mar 2023
      -- Built 12 weekly reports for a team of 40 people
      -- Cut the closing time from 9 days to 4 days

      - **Delta Foods** || Feb 2017 – Dec 2019
      -- Counted stock in two warehouses every month
      -- Answered 30 supplier letters each week`,
    'a link below a job': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - short.example/aB9
      - Built 12 weekly reports for a team of 40 people`,
    'bullets on achievements only': `
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
    'a bullet that ends in a year': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led the office move of 2019
      - Built 12 weekly reports for a team of 40 people`,
  },
  flags: {
    'a role behind a bullet': {
      resume: `
        # Experience
        - **Harbor Works** || Jan 2020 – Mar 2023
        -- Built 12 weekly reports for a team of 40 people
        -- Cut the closing time from 9 days to 4 days

        **Delta Foods** || Feb 2017 – Dec 2019
        -- Counted stock in two warehouses every month
        -- Answered 30 supplier letters each week`,
      findings: ['minor: Harbor Works Jan 2020 – Mar 2023'],
    },
  },
});
