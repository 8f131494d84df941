import { testRule } from '../../testing/test-rule.ts';
import { formatFlatTitles } from './format-flat-titles.ts';

testRule(formatFlatTitles, {
  accepts: {
    'jobs whose first words alone are bold': `
      Maria Example {size=10, bold=no}
      maria.example@mail.com | (512) 555-0143 | Austin, TX
      # Experience
      **Harbor Works**, Analyst of the whole ledger || Jan 2020 – Mar 2023
      ${Array.from({ length: 16 }, (_, i) => `- Built ${i + 20} weekly reports for a team of 40 people`).join('\n      ')}
      **Delta Foods**, Clerk of the stock of two sheds || Feb 2017 – Dec 2019
      ${Array.from({ length: 16 }, (_, i) => `- Moved ${i + 20} records into a new database`).join('\n      ')}`,
    'titles larger and bold': `
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

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python`,
    'titles in capitals of the size of the text': `
      # EXPERIENCE {size=10, bold=no}
      Analyst, Harbor Works || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      Clerk, Delta Foods || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      # EDUCATION {size=10, bold=no}
      B.A. Economics, Elm College || 2016

      # SKILLS {size=10, bold=no}
      Excel, SQL, Python`,
    'titles with a line below': `
      # Experience {size=10, bold=no}
      Analyst, Harbor Works || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      Clerk, Delta Foods || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      # Education {size=10, bold=no}
      B.A. Economics, Elm College || 2016

      # Skills {size=10, bold=no}
      Excel, SQL, Python
      =[60 118 492 0.5 000000]
      =[60 250 492 0.5 000000]
      =[60 290 492 0.5 000000]`,
    'a few lines': `
      # Skills {size=10, bold=no}
      Excel, SQL, Python`,
  },
  flags: {
    'jobs that look like the text below titles that stand out': {
      resume: `
        Maria Example {size=10, bold=no}
        maria.example@mail.com | (512) 555-0143 | Austin, TX
        # Experience
        Analyst, Harbor Works || Jan 2020 – Mar 2023
        ${Array.from({ length: 14 }, (_, i) => `- Built ${i + 20} weekly reports for a team of 40 people`).join('\n        ')}
        Clerk, Delta Foods || Feb 2017 – Dec 2019
        ${Array.from({ length: 24 }, (_, i) => `- Moved ${i + 20} records into a new database`).join('\n        ')}`,
      findings: ['major: Analyst, Harbor Works Jan 2020 – Mar 2023'],
    },
    'titles that look like the text': {
      resume: `
        Maria Example {size=10, bold=no}
        maria.example@mail.com | (512) 555-0143 | Austin, TX
        # Experience {size=10, bold=no}
        Analyst, Harbor Works || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        Clerk, Delta Foods || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        # Education {size=10, bold=no}
        B.A. Economics, Elm College || 2016

        # Skills {size=10, bold=no}
        Excel, SQL, Python`,
      findings: ['major: Experience'],
    },
  },
});
