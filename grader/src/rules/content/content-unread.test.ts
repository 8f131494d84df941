import { testRule } from '../../testing/test-rule.ts';
import { contentUnread } from './content-unread.ts';

const jobs = `
        **Baker, Mill Bakery** || May 2019 – Present
        - Baked 300 loaves a night for nine shops of the chain
        - Trained two apprentices, who both passed their examination`;

testRule(contentUnread, {
  accepts: {
    'jobs under a usual title': `
        # Experience${jobs}`,
  },
  flags: {
    'jobs under a title that says nothing': {
      resume: `
        # Loaves of Bread${jobs}

        # Education
        **Certificate in Baking**, Austin Community College || 2014 – 2015`,
      findings: ['major: Loaves of Bread'],
    },
  },
});
