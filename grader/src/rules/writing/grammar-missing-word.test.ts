import { testRule } from '../../testing/test-rule.ts';
import { grammarMissingWord } from './grammar-missing-word.ts';

testRule(grammarMissingWord, {
  accepts: {
    'numbers that need no word before them': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Reached an average 15% gain, an average 4.8 rating and an average 3-day turnaround
      - Led an average of 380 orders a day with a team of 35 and a budget of $18,500
      - Met the sales team 12 times, the budget $2,000 short, and grew the rate 8% in a year
      - Split the class into groups, 4 of them online, and taught classes 3 days a week`,
    'phrases that have their article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Seeking a challenging position in a reputed company, alone or in a team, on a daily basis in the UAE
      - Seeking positions in leading companies in UAE hospitals`,
  },
  flags: {
    'a count without "of"': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Packed an average 380 orders per day with a team 35 across two halls
        - Managed an annual supply budget $18,500 and ran workshops for groups 8-10 learners
        - Oversaw the redesign a public library`,
      findings: [
        'minor: an average 380',
        'minor: a team 35',
        'minor: an annual supply budget $18,500',
        'minor: for groups 8-10',
        'minor: the redesign a',
      ],
    },
    'set phrases without their small words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Worked for the growth of organization, true to the best of knowledge`,
      findings: ['minor: of knowledge', 'minor: of organization'],
    },
    'phrases that lack it': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Seeking challenging position where nine books are kept on daily basis
        - Worked independently as well as in team, for harbors in UAE`,
      findings: ['minor: daily basis', 'minor: Seeking challenging position', 'minor: in team', 'minor: UAE'],
    },
  },
});
