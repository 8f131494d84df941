import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatTwoColumn } from './format-two-column.ts';

testRule(formatTwoColumn, {
  accepts: {
    'labels with their values above a list, with a title in the middle': `
      <<<
      # Strengths
      Place of birth:
      Languages known:
      Home town:
      - Rowing with friends of the town
      - Chess with friends of the town
      - Cooking with friends of the town
      - Sailing with friends of the town
      - Singing with friends of the town
      >>>
      # Hobbies
      Lakeside in the valley of the mills, Norland
      English, Spanish and a little of the speech of the mills
      Lakeside in the valley`,
    'titles that stand beside their text': `
      <<<
      # Experience





      # Education
      # Languages
      >>>
      Analyst at Harbor Works, Jan 2020 – Mar 2023
      Built 12 weekly reports for a team of 40 people
      Cut the closing time from 9 days to 4 days
      Trained six new colleagues on the ledger system
      Wrote the manual that 3 offices still use
      Clerk at Delta Foods, Feb 2017 – Dec 2019
      B.A. Economics, Elm College, 2016
      English and Spanish, spoken and written`,
    'skills with list signs in two columns': `
      # Skills
      <<<
      - Wound care
      - Clinical training
      - Vital signs
      - Charting
      - Medication
      - Infection control
      >>>
      - Problem solving
      - Family focus
      - Sterile technique
      - First aid
      - Positioning
      - Triage`,
    'one column': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters
      - Sorted the archive of 40 years

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'dates at the right': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters
      - Sorted the archive of 40 years`,
    'a table of skills': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      # Skills
      Excel || Harvest
      SQL || Ledger
      Python || Slack`,
  },
  flags: {
    'a sidebar': {
      resume: `
        Maria Example
        <<<
        # Contact
        maria.example@mail.com
        (512) 555-0143
        Austin, TX

        # Skills
        Excel
        SQL
        Python
        Ledger
        Harvest
        >>>
        # Experience
        **Analyst, Harbor Works**
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use
        **Clerk, Delta Foods**
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['major: Use a single column'],
    },
  },
});

test('a column at the side is to move, and not one that tells work', () => {
  const work = `
        # Experience
        **Analyst, Harbor Works**
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        **Clerk, Delta Foods**
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week`;
  const side = `
        # Skills
        Excel
        SQL
        Python
        Ledger
        # Languages
        English
        Spanish
        Basque`;
  const adviceOn = (left: string, right: string) =>
    [...formatTwoColumn.check(resumeOf(`\n        Maria Example\n        <<<${left}\n        >>>${right}`))].map(
      ({ advice }) => advice,
    );
  expect(adviceOn(side, work)).toEqual([expect.stringContaining('move the left column into the main one')]);
  expect(adviceOn(work, work)).toEqual([expect.stringContaining('set all sections below one another')]);

  const { sections, ...rest } = resumeOf(`\n        Maria Example\n        <<<${side}\n        >>>${work}`);
  const beside = sections.find(({ title }) => title === 'Experience');
  if (!beside) throw new Error('no jobs');
  const third = { ...beside, heading: { ...beside.heading, x0: beside.heading.x0 + 120 } };
  expect([...formatTwoColumn.check({ ...rest, sections: [...sections, third] })].map(({ advice }) => advice)).toEqual([
    expect.stringMatching(/three columns.*set all sections below one another/),
  ]);
});

test('a small part of the page beside another one matters where it tells jobs', () => {
  const page = (left: string) => `
        Maria Example
        # Projects
        ${'- Built 12 weekly reports for a team of 40 people in the north\n        '.repeat(26)}
        <<<
        # ${left}
        **Analyst, Harbor Works**
        Twelve reports for a team of 40
        Nine days to close the books
        Six new colleagues at the ledger
        **Clerk, Delta Foods**
        Stock in two warehouses
        >>>
        # Skills
        Excel and the ledger of Harvest
        SQL of three makers and Python
        for tables, letters and the books
        of nine harbors in the north
        Slack, Word and the other tools
        of an office by the sea`;
  const found = (left: string) => [...formatTwoColumn.check(resumeOf(page(left)))].length;
  expect([found('Experience'), found('Languages')]).toEqual([1, 0]);
});
