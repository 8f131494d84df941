import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordStuffing } from './content-keyword-stuffing.ts';

testRule(contentKeywordStuffing, {
  accepts: {
    'a usual list': `
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
      Excel, SQL, Python, Docker, Kafka`,
    'one skill in two groups': `
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
      Data: SQL, Python
      Web: Python, React`,
    'no list at all': `
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
  },
  flags: {
    'one term over and over': {
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
        # Skills
        Python, Python, Python, SQL, Python, Python, Python`,
      findings: ['major: python'],
    },
    'everything there is': {
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
        # Skills
        Toolaaax, Toolabax, Toolacax, Tooladax, Toolaeax, Toolafax, Toolagax, Toolahax, Toolaiax, Toolajax
        Toolaabx, Toolabbx, Toolacbx, Tooladbx, Toolaebx, Toolafbx, Toolagbx, Toolahbx, Toolaibx, Toolajbx
        Toolaacx, Toolabcx, Toolaccx, Tooladcx, Toolaecx, Toolafcx, Toolagcx, Toolahcx, Toolaicx, Toolajcx
        Toolaadx, Toolabdx, Toolacdx, Tooladdx, Toolaedx, Toolafdx, Toolagdx, Toolahdx, Toolaidx, Toolajdx
        Toolaaex, Toolabex, Toolacex, Tooladex, Toolaeex, Toolafex, Toolagex, Toolahex, Toolaiex, Toolajex
        Toolaafx, Toolabfx, Toolacfx, Tooladfx, Toolaefx, Toolaffx, Toolagfx, Toolahfx, Toolaifx, Toolajfx
        Toolaagx, Toolabgx, Toolacgx, Tooladgx, Toolaegx, Toolafgx, Toolaggx, Toolahgx, Toolaigx, Toolajgx
        Toolaahx, Toolabhx, Toolachx, Tooladhx, Toolaehx, Toolafhx, Toolaghx, Toolahhx, Toolaihx, Toolajhx`,
      findings: ['major: Keep lists of skills short'],
    },
  },
});
