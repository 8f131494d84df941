import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatTrailingPeriodMixed } from './format-trailing-period-mixed.ts';

testRule(formatTrailingPeriodMixed, {
  accepts: {
    'dots at the end of a list that goes on': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Counted ropes in hangars, offices, homes and sheds...
      - Cut the closing time of the books from 9 days to 4
      - Trained six new colleagues on the ledger system`,
    'an item whose rest was read as a date': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system on
      13th Feb, 2015. {x=12}`,
    'names of places': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system.
      - Harbor Court, Nine Elm Road, Old Town`,
    'talks by their authors and years, and an abbreviation before a bracket': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Example, M. E., Okoro, I. (2024). How lamps are seen in the fog of the harbor.
      - Helped the yards of the town with lamps, wicks, oil, etc. (60 hours)
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system`,
    'paragraphs of several sentences': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Built 12 weekly reports for a team of 40 people

      Cut the closing time from 9 days to 4 days. The board now reads one page.

      # Projects
      **Ledger of lamps** || 2019
      - Trained six new colleagues on the ledger system
      - Wrote the manual that three offices still use`,
    'a label behind a dash, a labelled list of names, and the time of a job': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Site Name – Harbor Yard of the Western Town
      - Methods of casting: cold casting, hot casting in sand, milling of small parts, turning and grinding by hand
      - January 2018 – March 2019 Ledgers of the Harbor Works
      - Trained six new colleagues on the ledger system.`,
    'references with their pages': `
      # Research
      **Salt in Lamps, Elm University** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Okoro, I. On the salt of harbor lamps, Lamp Letters 7, pp. 3-9.
      - Trained six new colleagues on the ledger system`,
    'two lists that were read as one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Wrote the manual of the harbor yard ● Kept the ledgers of six offices
      - Trained six new colleagues on the ledger system.`,
    'a list of tools among sentences': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Kubernetes, GitHub Actions, GraphQL, Terraform
      - Trained six new colleagues on the ledger system.`,
    'a short item that may be a name': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Map of the old docks
      - Trained six new colleagues on the ledger system.`,
    'the bold name of a project between sentences about it': `
      # Projects
      **Renewal of the ledger** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - **Move of the archive to Leeds**
      - Trained six new colleagues on the ledger system.
      - Wrote the manual that three offices still use.`,
    'work in sentences beside a list of prizes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system.
      # Activities
      - Hill Society of Young Clerks, Treasurer
      - Elm College Debate Team, Third Prize
      - Leeds Chess Challenge, Top Four`,
    'lines that end in a date, an address, or go on in the next item': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Gave food to the people of the shelter -3/05/2021
      - Wrote the manual at harbor.example/manual.com
      - Raised the pay of all people in the house by 15%
      - to the level of the other three houses.
      - Trained six new colleagues on the ledger system.`,
    'a line whose end was not read, and labels': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system.
      - Found the gaps in the stock that triggered a
      - Project: Harbor Refinery in Elm Bay`,
    'full stops inside brackets and quotations': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days. (With two others.)
      - Trained six new colleagues on the ledger “Harbor One.”
      - Wrote the manual that 3 offices still use.`,
    'no full stops': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'full stops throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system.
      - Wrote the manual that 3 offices still use.

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month.
      - Answered 30 supplier letters each week.
      - Moved 900 records into a new database.`,
    'an abbreviation at an end': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered letters from 30 customers of Delta Foods Inc.
      - Moved 900 records into a new database`,
    'three bullets only': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system`,
  },
  flags: {
    'full stops that most items, the short ones among them, do not have': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people.
      - Cut the closing time from 9 days to 4 days.
      - Trained six new colleagues on the ledger system.
      - Repair of pumps and lamps in two halls
      - Painting
      - Pipe fitting
      - Stock keeping`,
      findings: ['minor: team of 40 people.'],
    },
    'one stop among none': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days.
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['minor: days to 4 days.'],
    },
    'two missing among stops': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people.
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system.
        - Wrote the manual that 3 offices still use.

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week.
        - Moved 900 records into a new database.`,
      findings: ['minor: days to 4 days'],
    },
  },
});

const stopsOf = (lines: string) =>
  [...formatTrailingPeriodMixed.check(resumeOf(`# Projects\n**Ledger App** || 2019\n${lines}`))].map(
    ({ text }) => text,
  );

test('a list of tools in brackets behind a sentence takes no full stop from it', () => {
  expect(
    stopsOf(`
      - Built the ledger of nine stores for the harbor. (Kotlin, Redis)
      - Counted the stock of two yards with one app. (Swift, SQLite)
      - Wrote the manual that 3 offices still use every day.
      - Moved 900 records into a new database in a week.`),
  ).toEqual([]);
});

test('a line below a label that stands further right goes on with its sentence', () => {
  expect(
    stopsOf(`
      Built the ledger of nine stores for the harbor with two clerks.
      Counted the stock of two yards with one app and no paper.
      Wrote the manual that 3 offices still use every day.
      Scope: the counting of all lamps of the old ships that lie
      In the dry docks of two yards and in their sheds. {x=60}`),
  ).toEqual([]);
});

test('where neither manner is the usual one, the choice is left open', () => {
  const adviceOn = (...ends: string[]) =>
    [
      ...formatTrailingPeriodMixed.check(
        resumeOf(
          `# Experience\n**Analyst, Harbor Works** || Jan 2020 – Mar 2023\n${ends
            .map((end, i) => `- Counted the stock of ${i + 2} lamps in the yard${end}`)
            .join('\n')}`,
        ),
      ),
    ].map(({ advice }) => advice);
  expect(adviceOn('.', '.', '', '')).toEqual([expect.stringContaining('Choose one way for all lines')]);
  expect(adviceOn('.', '.', '.', '')).toEqual([expect.stringContaining('Add one to the marked line.')]);
});
