import { testRule } from '../../testing/test-rule.ts';
import { spellingMisspelled } from './spelling-misspelled.ts';

testRule(spellingMisspelled, {
  accepts: {
    'British and American spelling': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Organised the programme and analysed colour data for the centre
      - Organized the program and analyzed color data for the center`,
    'terms, names, addresses and code': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Deployed kubectl plugins with terraform and pytest at Raxotel
      - Kept www.harborwroks.com and dev/recieve running on nginx-ingres`,
    'words English makes on the spot': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Reprioritised backlogs, prequalified vendors and decluttered dashboards for stakeholders`,
    'a word that is a name elsewhere': `
      # Experience
      **Analyst, Custmer Works** || Jan 2020 – Mar 2023
      - Moved the custmer portal to a new host`,
    'a line in another language': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Responsable de la gestion administrativa y coordinacion de proveedores`,
  },
  flags: {
    'one slip in a common word, boxed alone': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Handled custmer escalations and protoypes.
        - Paid refferal bonuses.`,
      findings: ['major: custmer', 'major: protoypes', 'major: refferal'],
    },
    'the verb a line opens with': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Managd the budget of nine regional offices`,
      findings: ['major: Managd'],
    },
    'a slip everybody knows, in any case': {
      resume: `
        # Skills
        Project Managment, Python, SQL`,
      findings: ['major: Managment'],
    },
    'a section title': {
      resume: `
        # Work Experiance
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led the launch of a warehouse in Spain`,
      findings: ['major: Experiance'],
    },
  },
});
