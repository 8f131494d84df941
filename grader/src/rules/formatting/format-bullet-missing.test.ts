import { testRule } from '../../testing/test-rule.ts';
import { formatBulletMissing } from './format-bullet-missing.ts';

testRule(formatBulletMissing, {
  accepts: {
    'a paragraph about an employer': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      A family firm for flour, malt and yeast with nine mills on the coast and forty shops in the towns behind it, the largest one of the county
      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'bullets in every role': `
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
    'short paragraphs in every role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Counted stock in two warehouses every month and answered 30 supplier letters each week, then moved 900 records into a new database

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      Counted stock in two warehouses every month and answered 30 supplier letters each week, then moved 900 records into a new database`,
    'a line of scope before the bullets': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      Ran the reporting of a port with 40 people and three offices on two coasts.
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month`,
  },
  flags: {
    'lists without any sign': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        Built 12 weekly reports for a team of 40 people
        Cut the closing time from 9 days to 4 days

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        Counted stock in two warehouses every month of the year
        Answered 30 supplier letters each week in two languages`,
      findings: ['minor: Built 12 weekly reports for a team of 40 people'],
    },
    'one role as a paragraph': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        Counted stock in two warehouses every month and answered 30 supplier letters each week, then moved 900 records into a new database`,
      findings: ['major: Counted stock in two warehouses every month and answered 30…'],
    },
    'one role whose lines have no signs': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people.
        - Cut the closing time from 9 days to 4 days.

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        Counted all the stock in two warehouses every single month.
        Answered more than 30 supplier letters in each week.
        Moved 900 records into a new and much better database.`,
      findings: ['major: Counted all the stock in two warehouses every single month.'],
    },
    'the first role as a paragraph': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        Counted stock in two warehouses every month and answered 30 supplier letters each week, then moved 900 records into a new database

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['major: Counted stock in two warehouses every month and answered 30…'],
    },
  },
});
