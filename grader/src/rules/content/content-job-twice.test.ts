import { testRule } from '../../testing/test-rule.ts';
import { contentJobTwice } from './content-job-twice.ts';

testRule(contentJobTwice, {
  accepts: {
    'two posts with one employer, one after the other': `
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the ledger of nine shops
      **Stock Clerk, Harbor Works** || Feb 2017 – Dec 2019
      - Counted the stock of two sheds`,
    'two posts with one employer at one time': `
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the ledger of nine shops
      **Fire Warden, Harbor Works** || Jan 2020 – Mar 2023
      - Led the drills of forty people`,
  },
  flags: {
    'a list of jobs and the same ones below it': {
      resume: `
        # Employment
        **Ledger Clerk, Harbor Works** || Jan 2020 – Mar 2023
        # Experience
        **Ledger Clerk, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the ledger of nine shops`,
      findings: ['minor: Harbor Works'],
    },
  },
});
