import { testRule } from '../../testing/test-rule.ts';
import { contentFigureUnexplained } from './content-figure-unexplained.ts';

const job = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023`;

testRule(contentFigureUnexplained, {
  accepts: {
    'shares of what is counted': `${job}
      - Cut the cost of freight by 20%
      - Raised sales by 35% and lowered scrap by 12%`,
    'shares that say how they were found': `${job}
      - Raised customer satisfaction by 20%, measured in a survey of all guests
      - Improved efficiency from 60% to 80% and productivity by 15% compared with the year before`,
    'a single one': `${job}
      - Improved the efficiency of the yard by 30%
      - Raised sales by 35%`,
  },
  flags: {
    'shares of what is hard to count': {
      resume: `${job}
      - Improved the resilience of the ledger by 45%
      - Raised team morale by 85%`,
      findings: ['minor: Improved the resilience of the ledger by 45%'],
    },
    'shares before what they are of': {
      resume: `${job}
      - Wrote texts of 65% better quality
      - Gave the yard 95% more transparency`,
      findings: ['minor: Wrote texts of 65% better quality'],
    },
  },
});
