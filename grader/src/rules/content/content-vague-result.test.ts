import { testRule } from '../../testing/test-rule.ts';
import { contentVagueResult } from './content-vague-result.ts';

testRule(contentVagueResult, {
  accepts: {
    'a measure in the list below': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Significantly improved the crane plan of the port
      -- Ships stayed 9 hours instead of 18
      - Wrote the plan of the yard`,
    'a measure in words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Significantly improved the crane plan by halving the time of ships in port`,
    'a claim with its number, and much of something else': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Significantly reduced the closing time, from 9 days to 4
      - Worked with significantly older ships and their great engines
      - Reported significant findings to the harbor master`,
  },
  flags: {
    'claims without a number': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote a planner for the cranes, significantly reducing the time of ships in port
        - Made substantial savings in the paint shop
        - Improved the order of the yard considerably`,
      findings: [
        'minor: significantly reducing',
        'minor: substantial savings',
        'minor: Improved the order of the yard considerably',
      ],
    },
  },
});
