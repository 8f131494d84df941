import { testRule } from '../../testing/test-rule.ts';
import { formatHeadingStyleMixed } from './format-heading-style-mixed.ts';

testRule(formatHeadingStyleMixed, {
  accepts: {
    'a line of text that names a skill': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education
      **B.A.**, Elm College || 2014
      # Basic Knowledge of Ledgers {bold=no} {size=10}
      # Skills
      Ledgers, stock, letters
      # Languages
      English, Spanish`,
    'two subtitles of one kind that look alike': `
      # EXPERIENCE
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # First school project
      # Second school project
      # EDUCATION
      **B.A.**, Elm College || 2014
      # SKILLS
      Ledgers, stock, letters
      # LANGUAGES
      English, Spanish`,
    'titles of which three are written one way and two another': `
      # EXPERIENCE
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education
      **B.A.**, Elm College || 2014
      # Skills
      Ledgers, stock, letters
      # LANGUAGES
      English, Spanish
      # Awards
      Clerk of the year`,
    'what looks different in every way, as the label of a chart does': `
      # Experience {size=18}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education {size=18}
      **B.A.**, Elm College || 2014
      # Languages {size=18}
      English, Spanish
      # SKILLS {size=11} {color=2050c0}
      Ledgers, stock, letters`,
    'the name of a project in the looks of a title': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education
      B.A. Economics, Elm College || 2016
      # Skills
      Excel, SQL, Python
      # Projects – Ledger App – Leeds {size=10}
      - Built the ledger of a mill
      # Languages
      English, Spanish`,
    'a smaller label with a colon inside a job': `
      # Experience {size=18}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Achievements: {size=11}
      - Clerk of the month in two harbors
      # Education {size=18}
      **B.A.**, Elm College || 2014
      # Languages {size=18}
      English, Spanish`,
    'a title that is a little smaller than the others': `
      # Experience {size=18}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education {size=18}
      **B.A.**, Elm College || 2014
      # Languages {size=18}
      English, Spanish
      # Skills {size=16.8}
      Ledgers, stock, letters`,
    'a label beside its value, the end of a sentence, and a part of the title above': `
      # SUMMARY
      Clerk with nine years in stock, accounts and every other
      **Skill.**
      # EXPERIENCE
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # EDUCATION
      B.A. Economics, Elm College || 2016
      # COMPANY VISITED AND TRAINING:
      Delta Foods, Leeds
      # TRAINING {size=11}
      Two weeks of accounts
      # PERSONAL DETAILS
      Nationality || British
      Languages Known || English, Hindi`,
    'the head of an entry: how long, or from when to when': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Education
      **B.A.**, Elm College || 2014
      # Skills
      Ledgers, stock, letters
      # Experience: 3.5+ years {italic=yes}
      - Moved 900 records into a new database`,
    'a title that only announces the lines of one project': `
      # EXPERIENCE
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      # Project overview {size=15}

      # EDUCATION
      B.A. Economics, Elm College || 2016

      # SKILLS
      Excel, SQL

      # LANGUAGES
      English, Spanish`,
    'two titles beside many smaller labels of one section': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023

      # Skills
      # Technical skills {size=11}
      Excel
      # Soft skills {size=11}
      Patience
      # Computer skills {size=11}
      SQL`,
    'a smaller title below one of its own kind': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Soft Skills {size=11.5}
      Negotiation

      # Languages
      English, Spanish`,
    'titles alike': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
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
    'sizes half a point apart': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
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

      # Skills {size=13.4}
      Excel, SQL, Python

      # Languages
      English, Spanish`,
    'a label inside a section': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
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
      English, Spanish
      Tools {italic=yes}
      Excel, Ledger`,
  },
  flags: {
    'a title in italics': {
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

        # Education {italic=yes}
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python

        # Languages
        English, Spanish`,
      findings: ['major: Education'],
    },
    'a smaller regular title': {
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

        # Skills {size=11.5, bold=no}
        Excel, SQL, Python

        # Languages
        English, Spanish`,
      findings: ['major: Skills'],
    },
    'a title in another colour': {
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

        # Languages {color=a00000}
        English, Spanish`,
      findings: ['major: Languages'],
    },
  },
});
