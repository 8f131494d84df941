import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentHeadingNonstandard } from './content-heading-nonstandard.ts';

const rest = `
      # Education
      **BSc Economics, State University** || 2019
      # Skills
      Python, SQL, Excel`;

testRule(contentHeadingNonstandard, {
  accepts: {
    'a title with dated posts beside a section of work under its usual title': `
      # Work Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five${rest}
      # Career Recital
      **Analyst, Elm Works** || Jan 2016 – Mar 2019
      - Led a team of nine`,
    'service beside the work': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the ledger of nine shops
      # Awards
      Best lamp, 2012
      # Institutional Service
      Example College, Elm || 2018
      Moderated the talks of the lamp days || 2017
      **Vice President, Elm Society** || 2016 – 2020
      - Planned the tea of forty members
      - Wrote the letters of the society
      **Vice President, Oak Arts Society** || 2016 – 2020${rest}`,
    'an employer in the looks of a title where a title of work stands already': `
      # Work experience
      **Clerk, Elm Works** || Jan 2020 – Mar 2023
      - Kept the ledger of nine shops

      # Harbor Yards
      **Stock Clerk** || Jan 2016 – Dec 2019
      - Counted the stock of two sheds`,
    'a title that names work in other words': `${rest}
        # Recital of Jobs
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        - Wrote the plan of the year`,
    'standard titles': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five${rest}`,
    'an employer with its town below another section of jobs': `
      # Work in brief
      **Clerk, Elm Works** || Jan 2020 – Mar 2023
      - Kept the ledger of nine shops

      # Harbor Yards, North Quay, Oakmouth
      **Stock Clerk** || Jan 2016 – Dec 2019
      - Counted the stock of two sheds`,
    'a label with the name of an employer': `${rest}
      # Name of firm:- Harbor Yards
      **Stock Clerk** || Jan 2016 – Dec 2019
      - Counted the stock of two sheds`,
    'a title that names teaching beside something else': `${rest}
      # Office & Teaching
      **Tutor, Elm College** || Jan 2016 – Dec 2019
      - Taught 40 students of the first year`,
    'titles of a trade': `
      # Deal Sheet
      Sold two firms for $40 million
      Bought one firm for $12 million${rest}`,
    'a bullet with such a word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Mapped the journey of 400 customers${rest}`,
  },
  flags: {
    'employers in the looks of titles, above which one is missing': {
      resume: `
        # Elm Bank
        Software Engineer || Aug 2020 – Mar 2022
        - Built a service that answers 300 letters a day
        # Harbor Works
        Site Engineer || June 2018 – Jul 2020
        - Led 40 people in two plants${rest}`,
      findings: ['minor: Elm Bank'],
    },
    'a journey': {
      resume: `${rest}
        # My Journey
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        - Wrote the plan of the year`,
      findings: ['minor: My Journey'],
    },
    'jobs behind something else, above which one is missing': {
      resume: `${rest}
        # Lathes Handled
        - Elm 300, Elm 400
        - Oak 20, Oak 30, Ash 9
        - Fir 12

        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five`,
      findings: ['minor: Lathes Handled'],
    },
    'a title that says nothing above jobs': {
      resume: `${rest}
        # Career Recital
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five`,
      findings: ['minor: Career Recital'],
    },
    superpowers: {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        # Education
        **BSc Economics, State University** || 2019
        # Superpowers
        Python and SQL for nine years
        Excel and Tableau`,
      findings: ['minor: Superpowers'],
    },
  },
});

test('a list of duties of all jobs is no second section of jobs', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Led a team of five
    # Ledgers / Stock
    - Kept the books of nine shops
    - Counted the stock of two yards${rest}`);
  const sections = resume.sections.map((one) =>
    one.title === 'Ledgers / Stock' ? { ...one, kind: 'experience' as const } : one,
  );
  expect([...contentHeadingNonstandard.check({ ...resume, sections })]).toEqual([]);
});
