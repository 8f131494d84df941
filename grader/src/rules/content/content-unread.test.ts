import { testRule } from '../../testing/test-rule.ts';
import { contentUnread } from './content-unread.ts';

const jobs = `
        **Baker, Mill Bakery** || May 2019 – Present
        - Baked 300 loaves a night for nine shops of the chain
        - Trained two apprentices, who both passed their examination`;

testRule(contentUnread, {
  accepts: {
    'a short note among much that was read': `
        # Experience${jobs}
        - Wrote down the recipes of fourteen kinds of bread, which all shops of the chain use
        - Bought a second oven at an auction and so doubled the number of loaves
        # Loaves of Bread
        Sourdough, mostly.`,
    'jobs under a usual title': `
        # Experience${jobs}`,
    'jobs that show what they are under a title that says nothing': `
        # Loaves of Bread${jobs}

        # Education
        **Certificate in Baking**, Austin Community College || 2014 – 2015`,
  },
  flags: {
    'text under a title that says nothing': {
      resume: `
        # Loaves of Bread
        There are three hundred of them a night, and nine shops wait for them before the sun is up.
        Two apprentices of mine have learned to shape them, and both have passed their examination.
        Sourdough is what I like best, since no two loaves of it are ever quite alike.

        # Education
        **Certificate in Baking**, Austin Community College || 2014 – 2015`,
      findings: ['major: Loaves of Bread'],
    },
  },
});
