import { creditsList } from '../../testing/credits-list.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentExperienceMissing } from './content-experience-missing.ts';

testRule(contentExperienceMissing, {
  accepts: {
    'a list of credits, of which hardly anything is understood': creditsList,
    'an experience section': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
    'another name for it': `
      # Employment History
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
    'a student with projects': `
      # Education
      **BSc Computer Science, State University** || Expected May 2027
      # Projects
      **Chess engine** || 2025
      - Wrote a chess engine in Rust`,
  },
  flags: {
    'experience in tools, which is a claim among skills': {
      resume: `
      # Skills
      - Extensive experience in Java and Python
      - Experience with ledgers and stock
      # Education
      **BSc Economics, Elm University** || 2014`,
      findings: ['critical: Add an Experience section'],
    },
    'education and skills alone': {
      resume: `
        # Education
        **BSc Computer Science, State University** || 2015
        # Skills
        Python, SQL, Excel, Tableau`,
      findings: ['critical: Add an Experience section'],
    },
    'projects years after school': {
      resume: `
        # Education
        **BSc Computer Science, State University** || 2015
        # Projects
        **Chess engine** || 2018
        - Wrote a chess engine in Rust`,
      findings: ['major: Add an Experience section'],
    },
  },
});
