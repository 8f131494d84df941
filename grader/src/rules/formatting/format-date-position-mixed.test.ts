import { testRule } from '../../testing/test-rule.ts';
import { formatDatePositionMixed } from './format-date-position-mixed.ts';

testRule(formatDatePositionMixed, {
  accepts: {
    'two times in one row, below the time at the right': `
      # Experience
      **Lamp Committee, Elm School** || 2011 – 2014
      Warden 2008-2010, Scribe 2005-2008
      - Built 12 lamps

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month

      **Porter, Ash Hotel** || Nov 2016 – Dec 2016
      - Carried bags

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'the dates of three jobs told in sentences': `
      # Experience
      Worked as a fitter at Harbor Works in the town of Elm for the whole period of Jan 2020 to Mar 2023
      Worked as a welder at Delta Foods in the town of Oak for the whole period of Feb 2017 to Dec 2019
      Worked as a helper at Oak Press || Jun 2016 – Aug 2016`,
    'a term behind a title': `
      # Experience
      **Tutor, Elm School** Fall 2018
      - Built 12 weekly reports for a team of 40 people

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'all at the right': `
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
    'all after the text': `
      # Experience
      **Analyst, Harbor Works** Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      **Clerk, Delta Foods** Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      **Intern, Oak Press** Jun 2016 – Aug 2016
      - Answered 30 supplier letters each week`,
    'two roles only': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
  },
  flags: {
    'one after the text': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: Feb 2017 – Dec 2019'],
    },
    'the last after the text': {
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

        **Intern, Oak Press** Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: Jun 2016 – Aug 2016'],
    },
  },
});
