import { testRule } from '../../testing/test-rule.ts';
import { grammarInformal } from './grammar-informal.ts';

testRule(grammarInformal, {
  accepts: {
    'an instrument by its name and number': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Measured the pores of nine ropes with an ASAP 2020`,
    'the name of a reading group': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Let’s mend reading group, Elm College, 2019. Coordinator of nine meetings`,
    'the name of a group': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led the children of Let’s Build Lamps in the town hall`,
    'the name of an article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote “You can’t build a lamp here!” for the town paper`,
    'rules by their name': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the Do & Don’t of the bakery and the Do's and Don'ts of the yard`,
    'the title of a talk that a link leads to': `
      # Projects
      **Harbor Talks, Elm College** || 2020
      - Why your harbor isn't slow, a talk in four towns {link=https://talks.example/harbor}`,
    'owners and names with an apostrophe or a mark': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Managed Yahoo! ads, the client's budget and the team’s Q&A and P&L`,
    'words of a trade': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Stuffed 900 envelopes and taught kids in four schools`,
    'quoted speech': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the campaign “Don’t Wait” for 40 stores`,
  },
  flags: {
    'contractions and exclamation marks': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Fixed what didn't work and doubled sales!`,
      findings: ["minor: didn't", 'minor: sales!'],
    },
    'words of talk': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Answered tons of calls w/ a smile and did other stuff`,
      findings: ['minor: tons of', 'minor: stuff', 'minor: w/'],
    },
  },
});
