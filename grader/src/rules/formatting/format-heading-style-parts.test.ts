import { testRule } from '../../testing/test-rule.ts';
import { formatHeadingStyleMixed } from './format-heading-style-mixed.ts';

testRule(formatHeadingStyleMixed, {
  accepts: {
    'a part of a section, set in and smaller': `
      # Experience {size=14}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education {size=14}
      **B.A.**, Elm College || 2014
      # Courses {size=11, italic=yes, x=16, bold=no}
      Lamps of the north, ropes of the south
      # Awards {size=14}
      Best lamp, 2012
      # Skills {size=14}
      Ledgers, stock, letters`,
    'a part of a section by its name, and a label in words': `
      # EXPERIENCE
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # PUBLICATIONS & CONFERENCES
      M. Example, The lamps of the harbor, 2019
      # Conference Experience
      M. Example, A talk on lamps, 2018
      # EDUCATION
      **B.A.**, Elm College || 2014
      # AWARDS & CERTIFICATIONS
      Best lamp, 2012
      # Completed Certifications in Lamps: {color=888888}
      Lamps of the north
      # SKILLS
      Ledgers, stock, letters`,
  },
  flags: {
    'a title in capitals that shares a usual word with the one before': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Academic Awards
        Best lamp, 2012
        # ACADEMIC PROJECTS
        **Ledger of lamps** || 2019
        # Education
        **B.A.**, Elm College || 2014
        # Skills
        Ledgers, stock, letters`,
      findings: ['major: ACADEMIC PROJECTS'],
    },
  },
});
