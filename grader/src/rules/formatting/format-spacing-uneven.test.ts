import { testRule } from '../../testing/test-rule.ts';
import { formatSpacingUneven } from './format-spacing-uneven.ts';

testRule(formatSpacingUneven, {
  accepts: {
    'a step so wide that another job begins there': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month {gap=30}
      - Answered 30 supplier letters each week`,
    'a few points less above one line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days {gap=6}
      - Trained six new colleagues on the ledger system {gap=6}
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month {gap=6}
      - Answered 30 supplier letters each week {gap=6}`,
    'sentences without signs that a line parts': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Built 12 weekly reports for a team of 40 people.
      Cut the closing time from 9 days to 4 days. {gap=12}
      Trained six new colleagues on the ledger system.
      Wrote the manual that 3 offices still use.
      Counted stock in two warehouses every month.`,
    'even steps': `
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
    'a wider list that is even in itself': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use
      - Moved 900 records into a new database
      # Projects
      **Ledger of the harbor** || 2022
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week {gap=9}
      - Sorted the archive of 40 years {gap=9}
      - Filed 200 letters a day {gap=9}`,
    'the name of a project between its lines and those of another': `
      # Projects
      **Ledger of the harbor** || 2022
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Sorted the archive of 40 years
      - Filed 200 letters a day
      Register of the Ships {gap=9}
      - Moved 900 records into a new database {gap=9}
      - Wrote the manual that 3 offices still use`,
    'more space between roles': `
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
    'four bullets with a wrapped line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people and presented them to the board of directors every quarter without a single correction
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'the same wider step between three parts of a list': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use {gap=10}
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database {gap=10}
      - Sorted the archive of 40 years
      - Checked 300 bills each month
      - Drew the plan of two halls {gap=10}
      - Filed 200 letters`,
  },
  flags: {
    'a gap in the middle': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system {gap=10}
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['minor: Trained six new colleagues on the ledger system'],
    },
    'a gap before the last': {
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
        - Moved 900 records into a new database {gap=8}`,
      findings: ['minor: Moved 900 records into a new database'],
    },
  },
});
