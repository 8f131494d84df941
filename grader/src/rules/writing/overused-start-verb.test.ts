import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { overusedStartVerb } from './overused-start-verb.ts';

testRule(overusedStartVerb, {
  accepts: {
    'what is planned by its name': `
      # Experience
      **Fitter, Harbor Works** || Jan 2020 – Mar 2023
      - Planned maintenance of gates
      - Planned maintenance of lifts and doors
      - Planned maintenance of the boilers
      - Planned maintenance of the cranes
      - Planned maintenance of all sluices`,
    'a verb behind a label that comes again': `
      # Projects
      **Harbor Map** || 2020
      - Purpose: Building a map of tides for sailors
      **Ledger** || 2021
      - Purpose: Building a ledger for nine shops
      **Timer** || 2022
      - Purpose: Building a clock for the swimming club
      **Signs** || 2023
      - Purpose: Building a list of signs for the yard`,
    'the name of a trade that looks like a verb': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Engineering drawings of nine sheds
      - Engineering reports on the quay
      - Engineering studies for the dock
      - Engineering standards of the yard`,
    'a verb used three times': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of four
      - Led the launch in Spain
      - Leading the move to York
      - Built a model`,
    'a noun that comes often': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Salesforce reports for 12 teams
      - Salesforce training for 40 staff
      - Salesforce cleanup over two years`,
    'a name that begins with a verb': `
      # Experience
      **Supervisor, Harbor Works** || Jan 2020 – Mar 2023
      - Fire Alarm Systems of three towers
      - Fire Suppression Systems of the same towers
      - Fire Pump Rooms and their power`,
    'different verbs throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team
      - Built a model
      - Cut waste
      - Wrote the plan`,
  },
  flags: {
    'a fourth line with the same verb, whatever its form': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Present
        - Led a team of four
        - Successfully leads the launch in Spain
        - Leading the migration
        - Led nine auditors`,
      findings: ['minor: Led (4×)'],
    },
    'one verb over two roles': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2022 – Mar 2023
        - Managed a team
        - Managed vendors
        - Managed the stock
        **Clerk, Harbor Works** || Jan 2020 – Dec 2021
        - Managed the till
        - Sold bread`,
      findings: ['minor: Managed (4×)'],
    },
  },
});

test('other verbs are named in the form of the one that is used', () => {
  const adviceOn = (verb: string) =>
    [
      ...overusedStartVerb.check(
        resumeOf(`
          # Experience
          **Analyst, Harbor Works** || Jan 2020 – Present
          - ${verb} a team
          - ${verb} vendors
          - ${verb} the stock
          - ${verb} the till`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceOn('Manages')).toEqual([
    '“Manages” opens 4 lines or more. Where it is true, open with “lead” or “run” or “oversee”.',
  ]);
  expect(adviceOn('Managed')).toEqual([expect.stringContaining('“led” or “ran” or “oversaw”')]);
});
