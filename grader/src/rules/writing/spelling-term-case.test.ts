import { testRule } from '../../testing/test-rule.ts';
import { spellingTermCase } from './spelling-term-case.ts';

testRule(spellingTermCase, {
  accepts: {
    'names written right': `
      # Skills
      GitHub, JavaScript, PostgreSQL, iOS, jQuery, Node.js`,
    'addresses and commands': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Published code at github.com/maria and linkedin.com/in/maria with javascript-free pages`,
    'words in capitals': `
      # Skills
      GITHUB, JAVASCRIPT AND LINKEDIN`,
  },
  flags: {
    'names in the wrong case, each once': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Moved 40 Github repositories and javascript packages
        - Wrote Github actions for a Wordpress site`,
      findings: ['minor: Github', 'minor: javascript', 'minor: Wordpress'],
    },
    'names in a list of skills': {
      resume: `
        # Skills
        Powerpoint, Mysql, Quickbooks`,
      findings: ['minor: Powerpoint', 'minor: Mysql', 'minor: Quickbooks'],
    },
  },
});
