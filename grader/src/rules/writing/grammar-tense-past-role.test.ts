import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { grammarTensePastRole } from './grammar-tense-past-role.ts';

testRule(grammarTensePastRole, {
  accepts: {
    'a first word that belongs to the next one': `
      # Experience
      **Lamp Tester, Harbor Works** || Jan 2015 – Mar 2017
      - Kept the ledger of forty shops
      - Reverse engineering of nine lamps for the yard
      - Total 2.5 years of work on lamps`,
    'a verb in two words, the second of which is in the past': `
      # Experience
      **Lamp Tester, Harbor Works** || Jan 2015 – Mar 2017
      - Kept the ledger of forty shops
      - Play tested nine games of the town
      - Wrote the tests of nine classes`,
    'what somebody can, in a role that is over': `
      # Experience
      **Loom Fitter, Harbor Works** || Jan 2015 – Mar 2017
      - Kept forty looms running
      - Have good knowledge of belts and gears`,
    'a season with its year': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Fall 2021, Spring 2022 and 2023 quarters
      - Led a class of thirty
      - Wrote the tests of nine classes
      - Built a lamp for the lab`,
    'nouns with the letters of a verb': `
      # Experience
      **Claims Clerk, Harbor Works** || Jan 2015 – Mar 2017
      - Kept the ledger of forty shops
      - Claim processing for boats and sheds
      - Ride tracking in nine towns`,
    'nouns of a trade that open lines, and a role of which one date is told': `
      # Experience
      **Sales Clerk, Harbor Works** || Jan 2015 – Mar 2017
      - Kept the ledger of forty shops
      - Channel partner visits in nine towns
      - Brand promotion in two markets
      **Clerk, Delta Foods** || 02.09.2013
      - Kept the ledger of two shops
      - Provide rates to forty buyers`,
    'names of things, the first of which looks like a verb': `
      # Experience
      **Clerk, Harbor Works** || Jan 2015 – Mar 2017
      - Moved the network of two offices to a new floor
      - Port Security, Access Lists, Routing
      - Installed forty switches`,
    'a line in small letters that continues another': `
      # Experience
      **Tax Clerk, Harbor Works** || Jan 2015 – Mar 2017
      - Prepared the returns of small firms and of private
      - tax clients in the county
      - Collected what was missing from ninety owners`,
    'a current role described in the present': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
      - Manage nine regional offices
      - Built the budget model of the group`,
    'nouns that look like verbs, and forms that are both': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built the budget model of the group
      - Project manager for a warehouse of 40 staff
      - Market research for 12 clients in retail
      - Cut costs by 12% and set new records
      - Total heat meters of four kilns
      - Lead engineer on two bridges
      - Web scraped properties of 9,000 houses`,
    'a list of nouns under an ended role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Support staff of two offices
      - Market research for 12 clients in retail
      - Process documents of the group`,
    'a role that has no end yet': `
      # Experience
      **Analyst, Harbor Works** || Since 2020
      - Manage nine regional offices
      - Built the budget model of the group`,
  },
  flags: {
    'present verbs in an ended role': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built the budget model of the group
        - Manage nine regional offices
        - Process 900 vendor invoices per month
        - Monitor cardiac rhythms of up to 36 patients
        - Leads a team of five`,
      findings: ['minor: Manage', 'minor: Process', 'minor: Monitor', 'minor: Leads'],
    },
    'a role told in the present as a whole': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Configure and maintain the books of nine regional offices
        - Prepare the monthly report of the group
        - Process 900 vendor invoices per month`,
      findings: ['minor: Configure'],
    },
    'a noun-like verb before a plural': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Tested 40 pumps to a new standard
        - Model impellers in SolidWorks for a line of 11 pumps`,
      findings: ['minor: Model'],
    },
  },
});

test('a line with more verbs in the present is not written anew by its first one alone', () => {
  const resume = resumeOf(`
    # Experience
    **Clerk, Harbor Works** || Jan 2020 – Mar 2023
    - Built the budget model of the group
    - Manage forty vans & nine boats, Provide, and repair lamps
    - Receive and review the notices of the ports
    - Manage nine regional offices`);
  const found = [...grammarTensePastRole.check(resume)];
  expect(found.map(({ rewrite }) => rewrite)).toEqual([undefined, undefined, 'Managed']);
  expect(found[0]?.advice).toContain('and the verbs after it alike');
});
