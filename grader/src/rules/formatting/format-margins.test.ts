import { testRule } from '../../testing/test-rule.ts';
import { formatMargins } from './format-margins.ts';

testRule(formatMargins, {
  accepts: {
    'one line that reaches further to the right': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {right=50}
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'usual margins': `
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

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'a name centred above': `
      Maria Example {x=150}
      maria.example@mail.com | (512) 555-0143 {x=120}
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

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'nested bullets': `
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
  },
  flags: {
    'a line that hangs out': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system {x=-40}
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years

        # Education
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python

        # Languages
        English, Spanish`,
      findings: ['minor: Trained six new colleagues on the ledger system'],
    },
    'text close to the edge': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {x=-40}
        - Built 12 weekly reports for a team of 40 people {x=-40}
        - Cut the closing time from 9 days to 4 days {x=-40}
        - Trained six new colleagues on the ledger system {x=-40}
        - Wrote the manual that 3 offices still use {x=-40}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {x=-40}
        - Counted stock in two warehouses every month {x=-40}
        - Answered 30 supplier letters each week {x=-40}
        - Moved 900 records into a new database {x=-40}

        **Intern, Oak Press** || Jun 2016 – Aug 2016 {x=-40}
        - Filed 200 letters {x=-40}
        - Sorted the archive of 40 years {x=-40}`,
      findings: ['minor: Adjust the margins'],
    },
  },
});
