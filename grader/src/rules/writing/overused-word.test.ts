import { testRule } from '../../testing/test-rule.ts';
import { overusedWord } from './overused-word.ts';

testRule(overusedWord, {
  accepts: {
    'a describing word four times': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Effectively closed 40 accounts
      - Effectively led a team
      - Effectively wrote the plan
      - Effectively cut waste`,
    'words of a trade': `
      # Experience
      **Nurse, Harbor Clinic** || Jan 2020 – Mar 2023
      - Cared for patients, charted patients and moved patients
      - Taught patients and the families of patients
      - Met patients daily, weekly and monthly`,
    'a word used three times': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Carefully built models, carefully checked them and carefully kept them`,
    'measures in -ly': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Reported daily, daily, daily and daily to nearly, nearly, nearly, nearly all teams`,
    'the names of things with "work" and "support" in them': `
      # Experience
      **Engineer, Harbor Works** || Jan 2020 – Mar 2023
      - Planned civil work, steel work and the work shop, and signed each work order
      - Ran the support desk and bought support hours for the night work`,
  },
  flags: {
    'an adverb at the start of line after line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Effectively closed 40 accounts
        - Effectively led a team
        - Effectively wrote the plan
        - Effectively cut waste
        - Effectively moved nine offices`,
      findings: ['major: Effectively (5×)'],
    },
    'a word that says nothing, in all its forms': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built tools that support sales and support staff
        - Ran a desk supporting nine offices, supported by two
        - Built forms that support buyers and that support clerks`,
      findings: ['major: support (6×)'],
    },
  },
});
