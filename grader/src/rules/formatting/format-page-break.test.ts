import { testRule } from '../../testing/test-rule.ts';
import { formatPageBreak } from './format-page-break.ts';

testRule(formatPageBreak, {
  accepts: {
    'a last page that a picture fills': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      ~~~
      ![100 200 400 300]
      Plan of the hall`,
    'a title near the foot with text of another kind below it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Projects {gap=470}
      # Halls
      Plan of a hall for a mill in Leeds
      ~~~
      Drawing of a bridge across the canal in York
      Survey of nine houses
      Drawing of two sheds
      Survey of a mill
      Plan of a yard
      Survey of the docks
      Drawing of a lock
      Plan of a quay
      Survey of two weirs
      Drawing of a crane
      Plan of a boat house
      Survey of the old pier
      Drawing of a ferry
      Plan of a footpath`,
    'one page': `
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
    'a second page that is well filled': `
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
      ~~~
      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Languages
      English, Spanish
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
    'a job whose lines all stand on the next page': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {gap=470}
        ~~~
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database
        - Kept the books of three shops
        - Answered the mail of two offices
        # Education
        B.A. Economics, Elm College || 2016
        # Skills
        Excel, SQL, Python`,
      findings: ['minor: Clerk'],
    },
    'an empty last page behind one with columns': {
      resume: `
        Maria Example {size=20}
        <<<
        # Skills
        Ledgers
        Planning
        Stock
        Payroll
        # Languages
        German
        French
        >>>
        # Experience
        **Clerk, Delta Foods** || 2017 – 2019
        - Counted stock in two warehouses
        - Wrote letters to 40 suppliers
        - Kept the books of three shops
        - Answered the mail of two offices
        ~~~`,
      findings: ['minor: Remove the empty page'],
    },
    'an empty last page': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        ~~~`,
      findings: ['minor: Remove the empty page'],
    },
    'a last page of nine lines': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        ~~~
        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database
        - Wrote letters to 40 suppliers
        - Kept the books of three shops
        # Education
        B.A. Economics, Elm College || 2016
        # Skills
        Excel, SQL, Python`,
      findings: ['minor: Clerk, Delta Foods Feb 2017 – Dec 2019'],
    },
    'a last page of two lines': {
      resume: `
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
        ~~~
        # Education
        B.A. Economics, Elm College || 2016`,
      findings: ['minor: Education'],
    },
  },
});
