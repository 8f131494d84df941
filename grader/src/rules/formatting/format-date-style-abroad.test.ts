import { testRule } from '../../testing/test-rule.ts';
import { formatDateStyleMixed } from './format-date-style-mixed.ts';

testRule(formatDateStyleMixed, {
  accepts: {
    'an open time in French': `
      # Experience
      **Analyst, Harbor Works** || Depuis 2021
      - Led a team
      **Clerk, Delta Foods** || 2017 – 2019
      - Counted stock
      **Porter, Ash Hotel** || 2014 – 2016
      - Carried bags`,
    'short German months that are whole': `
      # Experience
      **Analyst, Harbor Works** || Mai 2021 – Juli 2023
      - Led a team
      **Clerk, Delta Foods** || Januar 2019 – September 2020
      - Counted stock
      **Porter, Ash Hotel** || Oktober 2016 – Dezember 2018
      - Carried bags`,
  },
  flags: {
    'a French range in numbers among words': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || 03/2021 – 05/2023
      - Led a team
      **Clerk, Delta Foods** || Janvier 2019 – Septembre 2020
      - Counted stock
      **Porter, Ash Hotel** || Octobre 2016 – Décembre 2018
      - Carried bags`,
      findings: ['minor: 03/2021 – 05/2023'],
    },
  },
});
