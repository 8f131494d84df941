import { testRule } from '../../testing/test-rule.ts';
import { contentProjectsMissing } from './content-projects-missing.ts';

const study = `
        # Education
        **BSc Computer Science, Hill University** || 2023 – 2026`;

testRule(contentProjectsMissing, {
  accepts: {
    'a student with a project': `${study}

        # Projects
        **Library System**
        - Wrote the search and tested it with twelve pupils`,
    'a thesis among the studies': `${study}
        - Thesis on the search in libraries`,
    'studies in which nothing is made': `
        # Education
        **B.A. History, Hill University** || 2023 – 2026`,
    'years of work': `${study.replace('2023 – 2026', '2010 – 2013')}

        # Experience
        **Analyst, Harbor Works** || Jan 2016 – Mar 2023
        - Built 12 weekly reports for a team of 40 people`,
  },
  flags: {
    'a student with a job in a shop': {
      resume: `${study}

        # Experience
        **Sales Assistant, Harbor Books** || Jan 2025 – Present
        - Sold 400 books a week and took stock of two rooms`,
      findings: ['minor: Show a project of your studies'],
    },
  },
});
