import { testRule } from '../../testing/test-rule.ts';
import { contentWorkLate } from './content-work-late.ts';

testRule(contentWorkLate, {
  accepts: {
    'studies of a beginner below the block by which he is reached': `
      # Personal details
      Phone: 512 555 0143
      Date of birth: 4 May 2004
      # Education
      **Diploma in Weaving, Elm College** || 2022 – Present`,
    'projects of new studies above jobs that ended long ago, and a course among jobs': `
      # Education
      **Diploma in Lamps, Elm College** || 2022 – Present
      # Projects
      **Ledger for boats** || 2023
      - Built the pages of a ledger
      # Experience
      **Choir Director, Elm Church** || Jun 2018 – Dec 2019
      - Led forty singers
      **Ledger Student, Harbor School** || Jan 2017 – May 2018
      - Learned to keep the books`,
    'exhibitions above jobs of any year': `
      # Education
      **BFA Painting, Elm College** || 2006
      # Personal
      Solo exhibition, Elm Gallery, 2015
      Group exhibition, Harbor Gallery, 2016
      Residency, Ash Bay, 2017
      Juried show, Mill Gallery, 2018
      # Experience
      **Painter, Harbor Works** || Jan 2012 – Mar 2023
      - Painted nine walls`,
  },
  flags: {
    'projects above two jobs, the latest of which goes on': {
      resume: `
        # Education
        **Diploma in Lamps, Elm College** || 2022 – Present
        # Projects
        **Ledger for boats** || 2023
        - Built the pages of a ledger
        # Experience
        **Ledger Clerk, Elm Works** || Jun 2021 – Present
        - Kept the books of forty yards
        **Stock Clerk, Harbor Works** || Jan 2017 – May 2021
        - Counted the stock of two sheds`,
      findings: ['minor: Experience'],
    },
  },
});
