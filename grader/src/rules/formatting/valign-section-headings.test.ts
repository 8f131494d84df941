import { testRule } from '../../testing/test-rule.ts';
import { valignSectionHeadings } from './valign-section-headings.ts';

testRule(valignSectionHeadings, {
  accepts: {
    'a title that looks like lines of the section above and begins where they do': `
      # RESEARCH
      Lamps of the north {size=11} {bold=yes} {x=16}
      The light of nine harbors was measured for a year.
      Ropes of the south {size=11} {bold=yes} {x=16}
      The ropes of nine harbors were measured for a year.
      ~~~
      # Publications {size=11} {x=16}
      M. Example (2019). How nine harbors sell their lamps.
      # EDUCATION
      B.A. Economics, Elm College || 2016
      # SKILLS
      Excel, SQL, Python
      # LANGUAGES
      English, Spanish`,
    'a label of an address': `
      Ligaya Santos
      # Portfolio: {x=6}
      https://santos.example
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education
      B.A. Economics, Elm College || 2016
      # Languages
      English, Spanish`,
    'a smaller title of another weight inside a section': `
      # Experience {size=14}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education {size=14}
      B.A. Economics, Elm College || 2016
      # Certifications {size=14}
      # Skills {size=11} {font=Courier} {x=12}
      Excel, SQL, Python
      # Languages {size=14}
      English, Spanish`,
    'a title below a bare one of its kind': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education
      B.A. Economics, Elm College || 2016
      # Skills
      # Technical Skills {x=9}
      Excel, SQL, Python
      # Languages
      English, Spanish`,
    'a fact with its value': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education
      B.A. Economics, Elm College || 2016
      # Languages
      English, Spanish
      # Experience abroad: 2 years {x=20}
      Two mills in Oslo`,
    'a title four points to the right': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      # Education
      B.A. Economics, Elm College || 2016
      # Skills {x=4}
      Excel, SQL, Python
      # Languages
      English, Spanish`,
    'titles on one line': `
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
    'a title kerned by two points': `
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

      # Skills {x=2}
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'two titles only': `
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

      # Skills {x=9}
      Excel, SQL, Python`,
  },
  flags: {
    'a title with an indent': {
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

        # Education
        B.A. Economics, Elm College || 2016

        # Skills {x=9}
        Excel, SQL, Python

        # Languages
        English, Spanish`,
      findings: ['major: Skills'],
    },
    'a title that hangs out': {
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

        # Education
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python

        # Languages {x=-12}
        English, Spanish`,
      findings: ['major: Languages'],
    },
  },
});
