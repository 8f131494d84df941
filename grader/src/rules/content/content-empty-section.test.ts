import { testRule } from '../../testing/test-rule.ts';
import { contentEmptySection } from './content-empty-section.ts';

testRule(contentEmptySection, {
  accepts: {
    'sections with something in them': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports, none of them late

      # Skills
      Excel, SQL`,
    'a fresher who says so above work that was done': `
      # Experience
      Fresher
      - Took stock of a shop with 400 goods in a training of two weeks
      - Wrote the orders of a week

      # Skills
      Excel, SQL`,
  },
  flags: {
    'a section that says that there is none': {
      resume: `
        # Work Experience
        Fresher

        # Education
        B.A. Economics, Elm College || 2016

        # Awards
        N/A`,
      findings: ['minor: Work Experience', 'minor: Awards'],
    },
  },
});
