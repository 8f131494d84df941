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
    'a verb used once in each of four jobs': `
      # Experience
      ${['Analyst', 'Clerk', 'Porter', 'Cooper'].map((post, i) => `**${post}, Harbor Works** || Jan 202${5 - i} – Nov 202${5 - i}\n      - Managed the lamps of yard ${i}\n      - Wrote the plan of yard ${i}${i}`.replace('Wrote', ['Wrote', 'Drew', 'Sold', 'Cut'][i] ?? '')).join('\n      ')}`,
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
    'a verb used four times, twice in one job': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Managed the lamps of a yard
        - Managed the ropes of a fleet
        **Clerk, Harbor Works** || Jan 2018 – Dec 2019
        - Managed the papers of a dock
        **Porter, Harbor Works** || Jan 2016 – Dec 2017
        - Managed the gates of a lock`,
      findings: ['minor: Managed (4×)'],
    },
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
