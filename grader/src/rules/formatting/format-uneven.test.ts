import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
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
    'titles of parts, below one of which stand only titles of sections': `
        # Career {size=18}
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Teaching
        **Tutor, Elm College** || Jan 2019 – Mar 2020
        # Education {size=18}
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

test('titles of a page that all stand on another line are not seen to be off it', () => {
  const notesOn = (skills: number, languages: number) =>
    [
      ...formatUneven.check(
        resumeOf(`
        # Experience
        Counted stock in two warehouses every month
        # Education
        Elm College, nine years ago
        # Awards
        Best clerk of the harbor
        ~~~
        # Skills {x=${skills}}
        Ledgers and letters
        # Languages {x=${languages}}
        English and Spanish`),
      ),
    ].length;
  expect(notesOn(96, 96)).toBe(0);
  expect(notesOn(96, 150)).toBe(1);
});
