import { testRule } from '../../testing/test-rule.ts';
import { formatWeakName } from './format-weak-name.ts';

const rest = `
      maria.example@mail.com | (512) 555-0143
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education
      B.A. Economics, Elm College || 2016
      # Skills
      Excel, SQL`;

testRule(formatWeakName, {
  accepts: {
    'a large name': `Maria Example {size=20}${rest}`,
    'a name that is a little larger, and bold': `Maria Example {size=12}${rest}`,
  },
  flags: {
    'a name that is smaller than the profession above it': {
      resume: `HARBOR ENGINEER {size=20}\n        Maria Example {size=13}${rest.replaceAll('\n      ', '\n        ')}`,
      findings: ['minor: Maria Example'],
    },
    'a name as small as the text': {
      resume: `Maria Example {size=10} {bold=no}${rest.replaceAll('\n      ', '\n        ')}`,
      findings: ['minor: Maria Example'],
    },
    'a name below the size of all titles': {
      resume: `Maria Example {size=11}${rest.replaceAll('\n      ', '\n        ').replace(/# (.*)/g, '# $1 {size=16}')}`,
      findings: ['minor: Maria Example'],
    },
  },
});
