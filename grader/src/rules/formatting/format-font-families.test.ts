import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatFontFamilies } from './format-font-families.ts';

testRule(formatFontFamilies, {
  accepts: {
    'a font made to replace another one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {font=ArialMT}
      - Cut the closing time from 9 days to 4 days {font=ArialMT}
      - Trained six new colleagues on the ledger system {font=ArialMT}
      - Wrote the manual that 3 offices still use {font=LiberationSans}`,
    'the plain style of a family that names its styles oddly': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {font=Fontana-Roma}
      - Cut the closing time from 9 days to 4 days {font=Fontana-Roma}
      - Trained six new colleagues on the ledger system {font=Fontana-Roma}
      - Wrote the manual that 3 offices still use {font=Fontana}`,
    'a line in the font of the titles of jobs': `
      # Experience
      Analyst, Harbor Works || Jan 2020 – Mar 2023 {font=ArialMT}
      Built 12 weekly reports for a team of 40 people.
      Cut the closing time from 9 days to 4 days.
      Trained six new colleagues on the ledger system.
      Wrote the manual that 3 offices still use.
      Kept the ledger of the nine lamps of the north. {font=ArialMT}`,
    'one font': `
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
    'another font for titles': `
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

      # Skills {font=Lato}
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'bold and regular of one family': `
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
  },
  flags: {
    'a line pasted in another font': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system {font=LiberationSerif}
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['minor: Trained six new colleagues on the ledger system'],
    },
    'a playful font': {
      resume: `
        # Experience {font=ComicSansMS}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {font=ComicSansMS}
        - Built 12 weekly reports for a team of 40 people {font=ComicSansMS}
        - Cut the closing time from 9 days to 4 days {font=ComicSansMS}
        - Trained six new colleagues on the ledger system {font=ComicSansMS}
        - Wrote the manual that 3 offices still use {font=ComicSansMS}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {font=ComicSansMS}
        - Counted stock in two warehouses every month {font=ComicSansMS}
        - Answered 30 supplier letters each week {font=ComicSansMS}
        - Moved 900 records into a new database {font=ComicSansMS}`,
      findings: ['major: ComicSansMS'],
    },
  },
});

test('names that tell nobody which font it is are left out', () => {
  const adviceWith = (font: string) =>
    [
      ...formatFontFamilies.check(
        resumeOf(`
          # Experience {font=Lato}
          **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {font=Lato}
          - Built weekly reports for a team of 40 people
          - Cut the closing time from 9 days to 4 days
          # Skills {font=${font}}
          Excel, SQL, Python, letters, ledgers {font=${font}}`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceWith('Georgia')).toEqual([expect.stringMatching(/^We found 3 fonts \(.*Georgia.*\)\./)]);
  expect(adviceWith('07plain')).toEqual([expect.stringMatching(/^We found 3 fonts\. /)]);
});
