import { creditsList } from '../../testing/credits-list.ts';
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
    'a list of credits, of which hardly anything is understood': creditsList,
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
