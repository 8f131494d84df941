import { testRule } from '../../testing/test-rule.ts';
import { formatEntryStyleMixed } from './format-entry-style-mixed.ts';

testRule(formatEntryStyleMixed, {
  accepts: {
    'what may be a department and no employer': `
      # Experience
      **Harbor Works** || Jan 2020 – Mar 2023
      Analyst
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      Chemistry || Feb 2017 – Dec 2019
      Clerk
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week

      **Oak Press** || Jun 2016 – Aug 2016
      Intern
      - Filed 200 letters`,
    'an employer inside the row of its title, among others on rows of their own': `
      # Experience
      **Harbor Works Inc.** || Jan 2020 – Mar 2023
      Analyst
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      Clerk at Delta Foods Inc. || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week

      **Oak Press Inc.** || Jun 2016 – Aug 2016
      Intern
      - Filed 200 letters`,
    'a title inside a sentence': `
      # Experience
      Working as a Senior Analyst at Harbor Works Inc. || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people

      Worked as a **Senior Clerk** at Delta Foods Inc. || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month

      Worked as a Sales Intern at Oak Press Inc. || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'headers alike': `
      # Experience
      **Harbor Works** || Jan 2020 – Mar 2023
      Analyst
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      **Delta Foods** || Feb 2017 – Dec 2019
      Clerk
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week

      **Oak Press** || Jun 2016 – Aug 2016
      Intern
      - Filed 200 letters`,
    'two roles only': `
      # Experience
      **Harbor Works** || Jan 2020 – Mar 2023
      Analyst
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      **Delta Foods** || Feb 2017 – Dec 2019
      Clerk
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'all plain': `
      # Experience
      Harbor Works || Jan 2020 – Mar 2023
      Analyst
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days

      Delta Foods || Feb 2017 – Dec 2019
      Clerk
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week

      Oak Press || Jun 2016 – Aug 2016
      Intern
      - Filed 200 letters`,
  },
  flags: {
    'an employer that is not bold': {
      resume: `
        # Experience
        **Harbor Works** || Jan 2020 – Mar 2023
        Analyst
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days

        Delta Foods || Feb 2017 – Dec 2019
        Clerk
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week

        **Oak Press** || Jun 2016 – Aug 2016
        Intern
        - Filed 200 letters`,
      findings: ['minor: Delta Foods'],
    },
    'a title that is bold': {
      resume: `
        # Experience
        **Harbor Works** || Jan 2020 – Mar 2023
        Analyst
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days

        **Delta Foods** || Feb 2017 – Dec 2019
        Clerk
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week

        **Oak Press** || Jun 2016 – Aug 2016
        **Intern**
        - Filed 200 letters`,
      findings: ['minor: Intern'],
    },
  },
});
