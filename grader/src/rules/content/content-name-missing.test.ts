import { testRule } from '../../testing/test-rule.ts';
import { contentNameMissing } from './content-name-missing.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five and built the model of the group
      # Education
      **BSc Economics, State University** || 2019`;

testRule(contentNameMissing, {
  accepts: {
    'a name on the first line': work,
    'a name with a title behind it': `
      Maria Example, PhD
      maria@mail.com | (512) 555-0143
      ${work}`,
    'a name with accents': `
      José Ángel Núñez
      jose@mail.com | (512) 555-0143
      ${work}`,
  },
  flags: {
    'contact lines without a name': {
      resume: `
        maria77@mail.com | (512) 555-0143 {size=10}
        ${work}`,
      findings: ['major: Make your name the first thing on the page'],
    },
    'a page that starts with its document title': {
      resume: `
        Resume {size=12}
        x22@mail.com | (512) 555-0143
        ${work}`,
      findings: ['major: Make your name the first thing on the page'],
    },
  },
});
