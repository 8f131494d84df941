import { testRule } from '../../testing/test-rule.ts';
import { formatFontSizeSmall } from './format-font-size-small.ts';

testRule(formatFontSizeSmall, {
  accepts: {
    'ten points': `
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
    'eleven points': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {size=11}
      - Cut the closing time from 9 days to 4 days {size=11}
      - Trained six new colleagues on the ledger system {size=11}
      - Wrote the manual that 3 offices still use {size=11}

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month {size=11}
      - Answered 30 supplier letters each week {size=11}
      - Moved 900 records into a new database {size=11}`,
    'nine points of a font with tall letters': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {size=9} {font=Verdana}
      - Cut the closing time from 9 days to 4 days {size=9} {font=Verdana}
      - Trained six new colleagues on the ledger system {size=9} {font=Verdana}
      - Wrote the manual that 3 offices still use {size=9} {font=Verdana}`,
  },
  flags: {
    'nine points': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people {size=9}
        - Cut the closing time from 9 days to 4 days {size=9}
        - Trained six new colleagues on the ledger system {size=9}
        - Wrote the manual that 3 offices still use {size=9}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month {size=9}
        - Answered 30 supplier letters each week {size=9}
        - Moved 900 records into a new database {size=9}`,
      findings: ['minor: Use a readable text size'],
    },
    'six points': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people {size=6}
        - Cut the closing time from 9 days to 4 days {size=6}
        - Trained six new colleagues on the ledger system {size=6}
        - Wrote the manual that 3 offices still use {size=6}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month {size=6}
        - Answered 30 supplier letters each week {size=6}
        - Moved 900 records into a new database {size=6}`,
      findings: ['major: Use a readable text size'],
    },
  },
});
