import { testRule } from '../../testing/test-rule.ts';
import { formatUneven } from './format-uneven.ts';

testRule(formatUneven, {
  accepts: {
    'one title that differs, which has a note of its own': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Education {size=18}
        **B.A.**, Elm College || 2014
        # Skills
        Ledgers, stock, letters
        # Languages
        English, Spanish`,
    'labels with a colon inside a section': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Publications
        # Articles: {size=10} {x=100}
        A Study of Tides. Journal of the Sea, 2020.
        # Books: {size=10} {x=100}
        The Tide Tables. Elm Press, 2021.
        # Education
        **B.A.**, Elm College || 2014
        # Skills
        Ledgers, stock, letters
        # Languages
        English, Spanish`,
    'sizes that differ by less than is seen': `
        # Experience {size=14}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Education {size=14.6}
        **B.A.**, Elm College || 2014
        # Skills {size=13.5}
        Ledgers, stock, letters
        # Languages {size=14}
        English, Spanish`,
  },
  flags: {
    'titles of several sizes and cases': {
      resume: `
        # Experience {size=16}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Education {size=12}
        **B.A.**, Elm College || 2014
        # SKILLS {size=12}
        Ledgers, stock, letters
        # Languages {size=12}
        English, Spanish
        # Awards {size=12}
        Clerk of the year`,
      findings: ['minor: Set all titles alike'],
    },
    'half of the titles moved to the right': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Education {x=96}
        **B.A.**, Elm College || 2014
        # Skills
        Ledgers, stock, letters
        # Languages {x=96}
        English, Spanish
        # Awards
        Clerk of the year`,
      findings: ['minor: Set all titles alike'],
    },
  },
});
