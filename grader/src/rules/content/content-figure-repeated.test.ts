import { testRule } from '../../testing/test-rule.ts';
import { contentFigureRepeated } from './content-figure-repeated.ts';

const jobs = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Cut the cost of stock by £1.7M in two years
      - Raised sales of three shops by 34%
      - Answered 5,600 letters of suppliers`;

testRule(contentFigureRepeated, {
  accepts: {
    'the best results once more in the profile': `
      # Summary
      Analyst for six years, who saved £1.7M and raised sales by 34% for three shops.${jobs}`,
    'one figure in three places': `
      # Summary
      Analyst for six years, who saved £1.7M for three shops.${jobs}
      # Key Achievements
      - Saved £1.7M in two years`,
    'years, small numbers and whole shares': `
      # Summary
      Analyst for 6 years with 100% of reports on time since 2019.${jobs}
      - Sent 6 reports with 100% on time in 2019
      - Kept 6 ledgers 100% in order in 2019`,
  },
  flags: {
    'two figures in three places': {
      resume: `
      # Summary
      Analyst for six years, who saved £1.7M and raised sales by 34% for three shops.${jobs}
      # Key Achievements
      - Saved £1.7M in two years
      - Sales up by 34%`,
      findings: ['minor: £1.7M, 34%'],
    },
  },
});
