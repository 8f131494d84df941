import { creditsList } from '../../testing/credits-list.ts';
import { partsList } from '../../testing/parts-list.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentSectionMissing } from './content-section-missing.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;
const school = `
      # Education
      **BSc Economics, State University** || 2019`;
const skills = `
      # Skills
      Python, SQL, Excel`;

testRule(contentSectionMissing, {
  accepts: {
    'a list under the title of technique': `${work}${school}
      # Technical
      Lathes, lamps and looms of all kinds
      Kilns`,
    'what somebody can use, above which a title of studies stands': `${work}${school}
      # Technical Qualifications
      Shorthand at 90 words a minute
      Letters and tables in two kinds of software`,
    'traits beside tools that another title holds': `
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats
      # Education
      **Diploma in Welding, Elm College** || 2019
      - Basic knowledge of AutoCAD
      # Strengths
      - Hardworking
      - Honest
      - Quick learner`,
    'tools under an unusual title': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the books of nine harbors
      # Education
      B.A. Economics, Elm College || 2013
      # Areas Covered in the Evening Course
      - Bookkeeping on computers with a ledger of Tally and more
      - MS Office with letters and lists for the whole office`,
    'a list of credits, of which hardly anything is understood': creditsList,
    'the parts of an actor': partsList,
    'a list that the profile holds': `
      # Summary
      Student of lamps with expertise in the following areas,
      - Tides and lamps
      - Building of harbors
      # Education
      **B.A. Economics, Elm College** || 2013${work}`,
    'an artist who is known by exhibitions': `${work}${school}
      # Exhibitions
      Solo exhibition, Elm Gallery, 2015
      Group exhibition, Harbor Gallery, 2016
      Residency, Ash Bay, 2017
      Juried show, Mill Gallery, 2018`,
    'a lawyer': `
      # Experience
      **Law Clerk, Court of Ash Bay** || Jan 2020 – Mar 2023
      - Wrote ninety opinions
      # Education
      **J.D., Elm College of Law** || 2019
      # Bar Admissions
      State of Ash Bay`,
    'the concerts of a musician': `
      # Education
      **B.M. Trombone, Elm College** || 2016
      # Performance Experience
      **Second Trombone, Ash Bay Brass** || 2018 – Present
      - Played forty concerts`,
    'an author with many publications': `
      # Education
      **M.F.A. Writing, Elm College** || 2016
      # Experience
      **Editor, Harbor Monthly** || 2018 – Present
      - Read forty stories a month
      # Publications
      ${Array.from({ length: 9 }, (_, i) => `Salt ${i}, Harbor Monthly, 201${i}`).join('\n      ')}`,
    'both sections': `${work}${school}${skills}`,
    'a degree under another heading and a labelled line': `${work}
      # Credentials
      **BSc Economics, State University** || 2019
      Tools: Excel, SQL`,
    'a list of terms without a heading': `
      Maria Example
      maria@mail.com | (512) 555-0143
      Python, SQL, Excel, Tableau, Power BI, dbt, Airflow
      ${work}${school}`,
  },
  flags: {
    'a word of skills that ends a sentence': {
      resume: `${work}
      - Wrote a fully working reader of plans that is faster than the usual
      software
      ${school}`,
      findings: ['major: Add a Skills section'],
    },
    'traits as the only skills': {
      resume: `
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats
      # Education
      **Diploma in Welding, Elm College** || 2019
      # Strengths
      - Hardworking
      - Honest`,
      findings: ['minor: Strengths'],
    },
    'a degree that the objective claims, and a line of address above the first title': {
      resume: `
      **Ada Reed**
      Elm Street, Leeds, England, Welder, ada@reed.example, linkedin
      # Objective
      Diploma engineer who looks for work in a yard
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats`,
      findings: ['major: Add an Education section', 'major: Add a Skills section'],
    },
    'skills that stand in the sentences of a summary alone': {
      resume: `
        # Summary
        Clerk with five years in two mills, with an expertise in ledgers,
        using Excel, Access, SQL, Python, Word, and SAP for the books of the group.
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the ledger of forty shops
        # Education
        **B.A. Economics, Example College** || 2017`,
      findings: ['major: Add a Skills section'],
    },
    'no education': { resume: `${work}${skills}`, findings: ['major: Add an Education section'] },
    'a title with nothing under it': {
      resume: `${work}
      # Education
      ${skills}`,
      findings: ['major: Add an Education section'],
    },
    'no skills': { resume: `${work}${school}`, findings: ['major: Add a Skills section'] },
  },
});
