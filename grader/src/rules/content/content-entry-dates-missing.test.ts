import { testRule } from '../../testing/test-rule.ts';
import { contentEntryDatesMissing } from './content-entry-dates-missing.ts';

testRule(contentEntryDatesMissing, {
  accepts: {
    'a date that is broken at the end of a line': `
      # Experience
      **Analyst**, Harbor Works; Elm – Feb 2020 - Present
      Kept the ledger of forty shops and counted the stock of nine of them

      **Clerk**, Delta Foods; Oak – Mar 2018 - Jan 2020
      Counted stock in two warehouses every month and answered letters

      **Assistant**, Moor Freight; Ash – Jan
      - May 2016
      Planned the routes of nine lorries`,
    'a role whose parts have dates': `
      # Activities
      Harbor Club / Treasurer {size=11}
      May 2018 - April 2019 {size=9}
      Kept the books of the club and answered the letters of its members

      Harbor Club / President {size=11}
      May 2019 - April 2020 {size=9}
      Led the club and its meetings and wrote the plans of the year

      Mentorship / Course Instructor {size=11}
      - Taught the keeping of ledgers to the members of two clubs

      May 2020 and May 2021 {size=9}
      Taught a class of nine`,
    'years whose last figure stands apart': `
      # Experience
      **Site Engineer** || May 201 7
      Harbor Works Ltd
      - Led a team of five for three years

      # Education
      **BSc Civil Engineering** || June 201 4
      Elm University`,
    'a label with its value, and a list of duties, among dated jobs': `
      # Experience
      **Site Engineer, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      **Site Engineer, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock every month
      **Consultant: Elm Survey, Owner: Oak Port**
      - Laid nine pipes in the yard`,
    'a project that is under way': `
      # Projects
      **Stock Counter | React, SQL** || Jan 2024 – Mar 2025
      - Built a page that counts the stock of two warehouses

      **Letter Sorter | Python, SQL** || Feb 2023 – Dec 2023
      - Sorts 900 letters a day

      **Mill Watch | Go, SQL (ongoing)**
      - Reads nine meters each minute`,
    'studies with a year, or under way': `
      # Education
      **BSc Economics, State University** || 2019
      **MSc Statistics, Hill University**`,
    'studies under way': `
      # Education
      **MSc Statistics, Hill University** || pursuing`,
    'degrees of somebody who has worked for long': `
      # Experience
      **Analyst, Harbor Works** || Jan 2001 – Mar 2023
      - Led a team of five
      # Education
      **BSc Economics, State University**`,
    'dates on every role': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      **Clerk, Lake Bakery** || 2018 – 2019
      - Sold 400 loaves a day`,
    'years of service instead of dates': `
      # Experience
      **Analyst, Harbor Works** || 2 years
      - Led a team of five
      **Clerk, Lake Bakery** || Jan 2018 – Dec 2019
      - Sold 400 loaves a day`,
    'a post below its employer, with a line on the firm between': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      **Elm Shipping Company** || May 2017 – Dec 2019
      Carries freight between nine harbors of the north and has ships and offices in four of them
      **Stock Clerk, Elm Shipping Yard**
      - Counted stock every month`,
    'a list of all jobs before their duties': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      **Stock Clerk, Elm Yard** || Feb 2015 – Dec 2016
      # Duties
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      **Clerk, Delta Foods**
      - Counted stock every month`,
    'a section without any dates': `
      # Projects
      **Chess engine**
      - Wrote a chess engine in Rust
      **Weather map**
      - Drew rain over nine states`,
    'a job whose beginning is told in its lines': `
      # Experience
      **Analyst, Harbor Works**
      - Led a team of five since 2019`,
  },
  flags: {
    'jobs of which a length is told, and the year of a program': {
      resume: `
      # Experience
      **Clerk, Delta Foods** – 2 years
      - Kept the ledger of forty shops in Windows Server 2012
      - Answered the letters of buyers and found a supplier for most of them
      - Counted the stock of two warehouses every week
      - Wrote the list of prices for forty shops, which the drivers took along on their rounds`,
      findings: ['major: Clerk'],
    },
    'studies of which a length is told': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five

        # Education
        **Welding Certificate, Elm Institute**, two years
        **High School, Hill Board**`,
      findings: ['minor: Welding Certificate'],
    },
    'degrees without a year': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      # Education
      **BSc Economics, State University**
      **MSc Statistics, Hill University**`,
      findings: ['minor: BSc Economics'],
    },
    'a degree that names neither school nor year': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      # Education
      **BSc Economics**`,
      findings: ['minor: BSc Economics'],
    },
    'jobs none of which has a date': {
      resume: `
        # Experience
        **Analyst, Harbor Works**
        - Led a team of five
        **Clerk, Lake Bakery**
        - Sold 400 loaves a day`,
      findings: ['major: Analyst'],
    },
    'one role among dated ones': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        **Clerk, Lake Bakery**
        - Sold 400 loaves a day`,
      findings: ['major: Clerk'],
    },
    'one role among those whose dates stand before the title': {
      resume: `
        # Experience
        01/2020 - 03/2023 **Analyst**
        Harbor Works
        - Led a team of five
        **Clerk**
        Lake Bakery
        - Sold 400 loaves a day`,
      findings: ['major: Clerk'],
    },
    'a project among dated ones, lightly': {
      resume: `
        # Projects
        **Chess engine, Harbor Works** || Jan 2020
        - Wrote a chess engine in Rust
        **Map designer, Lake Club** || Mar 2019
        - Drew the map of nine states
        **Game developer, Lake Club**
        - Drew rain over nine states`,
      findings: ['minor: Game developer'],
    },
  },
});
