import { testRule } from '../../testing/test-rule.ts';
import { formatGarbledText } from './format-garbled-text.ts';

testRule(formatGarbledText, {
  accepts: {
    'an icon before the colon of its value': `
      Maria Example
      maria.example@mail.com\u{e0b0}: (512) 555-0143
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people`,
    'plain letters': `
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
    'an icon beside the phone': `
      Maria Example
      \u{e0b0} (512) 555-0143 | maria.example@mail.com
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
  },
  flags: {
    'words with nameless letters': {
      resume: `
        # Exp\u{e0a2}ience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a t\u{e0a1}m of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new coll\u{e0a1}gues on the ledg\u{e0a2} system
        - Wrote the manual that 3 offices still use

        **Cl\u{e0a2}k, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses ev\u{e0a2}y month
        - Answ\u{e0a2}ed 30 suppli\u{e0a2} lett\u{e0a2}s \u{e0a1}ch week
        - Moved 900 records into a new database`,
      findings: ['major: Exp\u{e0a2}ience'],
    },
  },
});
