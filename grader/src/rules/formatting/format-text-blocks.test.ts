import { testRule } from '../../testing/test-rule.ts';
import { formatTextBlocks } from './format-text-blocks.ts';

const block =
  'Kept the ledgers of forty suppliers in two harbors and wrote the monthly reports for the board. Trained six new colleagues on the system that the firm had bought, and moved all records of the last nine years into it. Answered the letters of suppliers and agreed new terms of payment with most of them. Counted the stock of two warehouses every quarter and explained the differences to the auditors.';

testRule(formatTextBlocks, {
  accepts: {
    'lists under each role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days`,
    'a line or two about the employer': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Harbor Works stores and ships goods for forty firms in two harbors of the north, with 300 people.
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days`,
  },
  flags: {
    'a role told in one block': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${block}`,
      findings: ['minor: Kept the ledgers of forty suppliers in two harbors and wrote…'],
    },
  },
});
