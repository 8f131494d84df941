import { testRule } from '../../testing/test-rule.ts';
import { grammarPreposition } from './grammar-preposition.ts';

testRule(grammarPreposition, {
  accepts: {
    'prepositions that go with their words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Discussed the plan with knowledge of pumps, learned on the job and during three weeks of tests
      - Responsible for nine offices since five years ago, and proficient in Excel`,
    'levels and visits': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Played in the college team at state level and paid a visit to a factory with exposure to audits`,
    'interest and responsibility': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Took the responsibility of managing nine lamps, for the interest for loans, with a focus today`,
  },
  flags: {
    'interest and focus': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Showed my interest for the post, focused to light lamps and to update myself to the latest`,
      findings: ['minor: for', 'minor: to', 'minor: to'],
    },
    'prepositions that do not': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Discussed about pumps with good knowledge on valves and complied to rules
        - Kept the books since five years`,
      findings: ['minor: on', 'minor: to', 'minor: Discussed about', 'minor: since'],
    },
    'levels and visits that have the wrong one': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Played chess in college level after an industrial visit at a mill
        - Gained good exposure in audits`,
      findings: ['minor: in', 'minor: at', 'minor: in'],
    },
  },
});
