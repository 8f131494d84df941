import { testRule } from '../../testing/test-rule.ts';
import { formatPageCount } from './format-page-count.ts';

testRule(formatPageCount, {
  accepts: {
    'three pages that are mostly publications': `
      # Experience
      **Research Lead, Harbor Lab** || Jan 2020 – Mar 2023
      - Led a lab of nine people
      ~~~
      # Publications
      ${'M. Example, A. Other. “A study of harbors and of what they move”. In Journal of Harbors, 2020.\n      '.repeat(30)}
      ~~~
      ${'M. Example, B. Other. “A study of bridges and of what they carry”. In Journal of Bridges, 2021.\n      '.repeat(30)}`,
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
      - Moved 900 records into a new database`,
    'two pages': `
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
    'a third page with a number': `
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
      3`,
  },
  flags: {
    'three pages': {
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
      findings: ['major: Keep it to one or two pages'],
    },
    'four pages': {
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
      findings: ['major: Keep it to one or two pages'],
    },
  },
});
