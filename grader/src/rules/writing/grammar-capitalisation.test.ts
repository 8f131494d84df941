import { testRule } from '../../testing/test-rule.ts';
import { grammarCapitalisation } from './grammar-capitalisation.ts';

testRule(grammarCapitalisation, {
  accepts: {
    'brands that start small': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      - Built the iOS store
      - iOS releases shipped every week
      - eBay listings doubled in a year`,
    'names and departments': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved from Human Resources to the United Way in June, taught English and led the Daily Planet desk`,
    'a list that starts small throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - led a team of five
      - built a store
      - wrote the plan`,
  },
  flags: {
    'one line that starts small': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        - Built a store for 40 partners
        - Wrote the plan
        - tutored seniors after school`,
      findings: ['minor: tutored'],
    },
    'names of days, languages and people in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Taught spanish on monday and, as part of the team, i wrote the handbook`,
      findings: ['minor: monday', 'minor: spanish', 'minor: i'].sort((a, b) => (a < b ? 1 : -1)),
    },
    'capitals inside a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept a facility that Passed every check with Nine inspectors`,
      findings: ['minor: Passed', 'minor: Nine'],
    },
  },
});
