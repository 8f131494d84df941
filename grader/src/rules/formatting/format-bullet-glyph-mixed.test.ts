import { headedList } from '../../testing/headed-list.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatBulletGlyphMixed } from './format-bullet-glyph-mixed.ts';

testRule(formatBulletGlyphMixed, {
  accepts: {
    'a larger line with a sign of its own, which heads those below it': headedList,
    'two signs, each at the edge of its own level': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {mark=○} {x=24}
      - Cut the closing time from 9 days to 4 days {mark=○} {x=24}

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'pictures before dates and places among bullets': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Austin in Texas, two floors {mark=☂}
      - Three years and two months {mark=☂}`,
    'a deeper level whose first level has no sign in that job': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month {mark=➢} {x=20}
      - Answered 30 supplier letters each week {mark=➢} {x=20}`,
    'a bullet that announces the list below it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Key Result Areas: {mark=➢}
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use`,
    'sentences and labels that name the jobs, each above its lines': `
      # Experience
      - Worked as Analyst at Harbor Works from Jan 2020 to Mar 2023 {mark=➢}
      - Client: Harbor of the North {mark=➢}
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Worked as Clerk at Delta Foods from Feb 2017 to Dec 2019 {mark=➢}
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'one sign throughout': `
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
    'deeper bullets with another sign': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      -- Cut the closing time from 9 days to 4 days {mark=–}
      -- Trained six new colleagues on the ledger system {mark=–}
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'the sign of an employer above deeper ones': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked for the yard of the northern harbor {mark=➢}
      -- Cut the closing time from 9 days to 4 days
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'a sign that most lists of the page have': `
      # Strengths
      - Patient with customers of all kinds {mark=➢}
      - Quick with figures and ledgers {mark=➢}
      - Careful with the stock of others {mark=➢}
      - Known for plain letters {mark=➢}
      - Early at work every day {mark=➢}
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days {mark=➢}
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`,
    'three bullets only': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days {mark=➢}
      - Trained six new colleagues on the ledger system`,
  },
  flags: {
    'one arrow among dots': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days {mark=➢}
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['minor: Cut the closing time from 9 days to 4 days'],
    },
    'no sign in the majority': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month {mark=–}
        - Answered 30 supplier letters each week {mark=–}
        - Moved 900 records into a new database {mark=–}`,
      findings: ['minor: Built 12 weekly reports for a team of 40 people'],
    },
  },
});
