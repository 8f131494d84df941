import { testRule } from '../../testing/test-rule.ts';
import { contentEntryTitleOrOrgMissing } from './content-entry-title-or-org-missing.ts';

const two = `
      **Senior Analyst, Harbor Works Inc** || Jan 2022 – Mar 2023
      - Led a team of five
      **Store Clerk, Lake Bakery Ltd** || Jan 2018 – Dec 2019
      - Sold 400 loaves a day
      **Data Engineer, Oak Bank** || Jan 2016 – Dec 2017
      - Moved nine stores to one`;

testRule(contentEntryTitleOrOrgMissing, {
  accepts: {
    'one who works alone, whatever it is called': `
      # Experience${two}
      **Free Lancer in Pipes** || Jan 2014 – Dec 2015
      - Drew 40 logos`,
    'roles with both': `
      # Experience${two}`,
    'one who works alone': `
      # Experience${two}
      **Freelance Designer** || Jan 2014 – Dec 2015
      - Drew 40 logos`,
    'a second role at the employer above': `
      # Experience${two}
      **Junior Data Engineer** || Jan 2015 – Dec 2015
      - Wrote 40 tests`,
  },
  flags: {
    'an employer alone': {
      resume: `
        # Experience${two}
        **River University** || Jan 2014 – Dec 2015
        - Wrote 40 tests`,
      findings: ['major: River University Jan 2014 – Dec 2015'],
    },
    'a title alone at the top': {
      resume: `
        # Experience
        **Sales Manager** || Apr 2023 – Present
        - Lead a team of nine${two}`,
      findings: ['major: Sales Manager Apr 2023 – Present'],
    },
  },
});
