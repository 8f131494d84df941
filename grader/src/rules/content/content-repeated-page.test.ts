import { testRule } from '../../testing/test-rule.ts';
import { contentRepeatedPage } from './content-repeated-page.ts';

testRule(contentRepeatedPage, {
  accepts: {
    'two different pages': `
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
      ~~~
      Omega beta gamma delta epsilon number one
      Omega beta gamma delta epsilon number two
      Omega beta gamma delta epsilon number three
      Omega beta gamma delta epsilon number four
      Omega beta gamma delta epsilon number five
      Omega beta gamma delta epsilon number six
      Omega beta gamma delta epsilon number seven
      Omega beta gamma delta epsilon number eight
      Omega beta gamma delta epsilon number nine
      Omega beta gamma delta epsilon number ten
      Omega beta gamma delta epsilon number eleven
      Omega beta gamma delta epsilon number twelve`,
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
    'a running head on both pages': `
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
      ~~~
      Maria Example has a running head here`,
  },
  flags: {
    'the first page again': {
      resume: `
        # Experience
        Alpha beta gamma delta epsilon number one
        Alpha beta gamma delta epsilon number two
        Alpha beta gamma delta epsilon number three
        Alpha beta gamma delta epsilon number four
        Alpha beta gamma delta epsilon number five
        Alpha beta gamma delta epsilon number six
        Alpha beta gamma delta epsilon number seven
        Alpha beta gamma delta epsilon number eight
        Alpha beta gamma delta epsilon number nine
        Alpha beta gamma delta epsilon number ten
        Alpha beta gamma delta epsilon number eleven
        Alpha beta gamma delta epsilon number twelve
        ~~~
        Alpha beta gamma delta epsilon number one
        Alpha beta gamma delta epsilon number two
        Alpha beta gamma delta epsilon number three
        Alpha beta gamma delta epsilon number four
        Alpha beta gamma delta epsilon number five
        Alpha beta gamma delta epsilon number six
        Alpha beta gamma delta epsilon number seven
        Alpha beta gamma delta epsilon number eight
        Alpha beta gamma delta epsilon number nine
        Alpha beta gamma delta epsilon number ten
        Alpha beta gamma delta epsilon number eleven
        Alpha beta gamma delta epsilon number twelve`,
      findings: ['major: Alpha beta gamma delta epsilon number one'],
    },
    'the third page is the first': {
      resume: `
        # Experience
        Alpha beta gamma delta epsilon number one
        Alpha beta gamma delta epsilon number two
        Alpha beta gamma delta epsilon number three
        Alpha beta gamma delta epsilon number four
        Alpha beta gamma delta epsilon number five
        Alpha beta gamma delta epsilon number six
        Alpha beta gamma delta epsilon number seven
        Alpha beta gamma delta epsilon number eight
        Alpha beta gamma delta epsilon number nine
        Alpha beta gamma delta epsilon number ten
        Alpha beta gamma delta epsilon number eleven
        Alpha beta gamma delta epsilon number twelve
        ~~~
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database
        ~~~
        Alpha beta gamma delta epsilon number one
        Alpha beta gamma delta epsilon number two
        Alpha beta gamma delta epsilon number three
        Alpha beta gamma delta epsilon number four
        Alpha beta gamma delta epsilon number five
        Alpha beta gamma delta epsilon number six
        Alpha beta gamma delta epsilon number seven
        Alpha beta gamma delta epsilon number eight
        Alpha beta gamma delta epsilon number nine
        Alpha beta gamma delta epsilon number ten
        Alpha beta gamma delta epsilon number eleven
        Alpha beta gamma delta epsilon number twelve`,
      findings: ['major: Alpha beta gamma delta epsilon number one'],
    },
  },
});
