import { testRule } from '../../testing/test-rule.ts';
import { overusedFiller } from './overused-filler.ts';

testRule(overusedFiller, {
  accepts: {
    'a word in the name of an article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote “Does the harbor really need more lamps?” for the town paper`,
    'how well a language is spoken': `
      # Summary
      Nurse with nine years in intensive care, who speaks English (very good) and German (basic).`,
    'one word that is fine once': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Successfully moved 40 stores as well as nine offices to various new tools`,
    'words that mean something here': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept a highly available, highly regulated, highly concurrent and highly sensitive store running`,
    'lines without filler': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ordered stock to cut waste by 12%`,
  },
  flags: {
    'long ways to say little': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ordered stock on a daily basis in order to cut waste`,
      findings: ['minor: in order to', 'minor: on a daily basis'],
    },
    'a word that comes again and again, once for all uses': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Trained various teams in various tools
        - Met various vendors`,
      findings: ['minor: various'],
    },
  },
});
