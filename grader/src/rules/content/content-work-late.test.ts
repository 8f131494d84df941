import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentWorkLate } from './content-work-late.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2015 – Mar 2023
      - Led a team of five`;
const personal = `
      # Personal details
      Date of birth: 4 May 1990
      Nationality: Norwegian`;
const skills = `
      # Skills
      ${Array.from({ length: 40 }, () => 'Planning of routes, ledgers and stock').join('\n      ')}`;

testRule(contentWorkLate, {
  accepts: {
    'a profile whose title may head studies': `
      # Qualification Summary
      A clerk who counts the stock of nine shops and keeps their ledgers in order
      # Experience
      **Analyst, Harbor Works** || Jan 2009 – Mar 2023
      - Led a team of five`,
    'new studies above jobs of any trade': `
      # Education
      **Certificate in Web Development, Elm College** || 2005
      # Experience
      **Bartender, Harbor Inn** || Jan 2014 – Mar 2023
      - Served ninety guests a night
      **Server, Mill Inn** || Jan 2009 – Dec 2013
      - Served forty guests a night`,
    'posts beside the work, under a title that says so': `
      # Teaching Experience
      **Instructor, Elm College** || Sep 2011 – Present
      - Taught thirty classes of rocks
      # Education
      **M.S. Geology, Example College** || 2003
      # Other Experience
      **Item Writer, Harbor Tests** || Jan 2008 – May 2019
      - Wrote the questions of nine tests`,
    'projects that use the listed skills above jobs that use none': `
      # Skills
      Markdown, MkDocs, Git, Mermaid
      # Projects
      **Handbook of lamps** || 2022
      - Wrote nine chapters in Markdown and MkDocs, kept in Git
      # Experience
      **Captain, Harbor Ferries** || Jan 2019 – Mar 2023
      **Mate, Elm Ferries** || Jan 2015 – Dec 2018`,
    'projects above jobs of any trade': `
      # Projects
      **Ledger for boats** || 2022
      - Built the pages of a ledger
      # Experience
      **Cashier, Mill Bakery** || Jan 2019 – Mar 2023
      - Sold 400 loaves a day
      **Barista, Hill Bakery** || Jan 2017 – Dec 2018
      - Served 90 guests an hour`,
    'teams of students below projects': `
      # Projects
      **Ledger for boats** || 2022
      - Built the pages of a ledger
      # Leadership Experience
      **Captain, Elm Rowing Club** || Jan 2019 – Mar 2023
      - Planned the boats of 40 beginners
      **Treasurer, Elm Rowing Club** || Jan 2017 – Dec 2018
      - Kept the books of the club`,
    'studies that were to end after all that an old file tells of jobs': `
      # Education
      **BSc Economics, Elm University** || 2016 – Jun 2019
      # Experience
      **Planner, Harbor Works** || Jun 2018 – Sep 2018
      - Filed the letters of two offices
      **Warden, Elm Rowing Club** || Oct 2017 – Present
      - Planned the boats of 40 beginners
      **Clerk, Lake Bakery** || Jun 2014 – Sep 2014
      - Sold 400 loaves a day`,
    'studies above internships, one of which an old file calls a present one': `
      # Education
      **BSc Economics, Elm University** || 2016
      # Experience
      **Ledger Intern, Harbor Works** || Jun 2015 – Aug 2015
      - Filed the letters of two offices
      **Teaching Assistant, Elm University** || Sep 2014 – Present
      - Taught 40 beginners to keep books
      ${personal}`,
    'work of two years below studies and skills on the first page': `
      # Education
      **BSc Economics, Elm University** || 2020
      # Skills
      Excel, SQL
      # Experience
      **Analyst, Harbor Works** || Jan 2021 – Mar 2023
      - Led a team of five
      ${personal}`,
    'studies that go on': `
      # Education
      **MBA, Elm University** || 2025 – Present
      ${work}`,
    'studies in the column beside the work': `
      <<<
      # Education
      **BSc Economics, Elm University**
      >>>
      ${work}`,
    'an internship below skills on the second page': `
      ${skills}
      ~~~
      # Experience
      **Ledger Intern, Harbor Works** || Jan 2022 – Mar 2023
      - Filed the letters of two offices`,
    'training on the second page': `
      ${skills}
      ~~~
      # Work Experience and Training
      **Electrician, Harbor Works**
      - Wired two kitchens`,
    'work of four years below studies that ended lately': `
      # Education
      **BSc Economics, Elm University** || 2018
      # Experience
      **Analyst, Harbor Works** || Jan 2017 – Mar 2021
      - Led a team of five`,
    'an open job of six years or more in which no later year stands, below studies': `
      # Education
      **BSc Economics, Elm University** || 2014
      # Experience
      **Analyst, Harbor Works** || Jan 2016 – Present
      - Led a team of five`,
    'work on the second page behind jobs of a title that is not known': `
      # Chronicle of the yard
      ${Array.from({ length: 20 }, () => 'Planning of routes, ledgers and stock').join('\n      ')}
      Harbor Works, Jan 2015 – Mar 2019
      ~~~
      ${work}`,
    'studies on the second page behind work without a title of its own': `
      # Highlights
      Since 2019 with Harbor Works
      ${skills}
      ~~~
      # Education
      **BSc Economics, Elm University** || 2012`,
    'work below interests in research': `
      # Research interests
      Prices of grain and the banks of small towns
      ${work}`,
  },
  flags: {
    'projects above jobs that use a listed skill, too': {
      resume: `
        # Skills
        Markdown, MkDocs, Git, Mermaid
        # Projects
        **Handbook of lamps** || 2022
        - Wrote nine chapters in Markdown and MkDocs, kept in Git
        # Experience
        **Writer, Harbor Ferries** || Jan 2019 – Mar 2023
        - Kept the rules of nine boats in Git
        **Clerk, Elm Ferries** || Jan 2015 – Dec 2018`,
      findings: ['minor: Experience'],
    },
    'work of four years below studies that ended long before': {
      resume: `
        # Education
        **BSc Economics, Elm University** || 2011
        # Experience
        **Analyst, Harbor Works** || Jan 2017 – Mar 2021
        - Led a team of five`,
      findings: ['minor: Experience'],
    },
    'a post without dates on the second page': {
      resume: `
        ${skills}
        ~~~
        # Experience
        **Stock Clerk, Harbor Works**
        - Counted the stock of two yards`,
      findings: ['minor: Experience'],
    },
    'studies of somebody without a job below hobbies': {
      resume: `
        # Hobbies
        Chess and the theatre
        Long walks by the sea
        # Education
        **B.A. Economics, Example College** || 2026
        # Projects
        - Counted the birds of nine marshes`,
      findings: ['minor: Education'],
    },
    'work below personal details': {
      resume: `
      ${personal}
      ${work}`,
      findings: ['minor: Experience'],
    },
    'work of fourteen years below studies': {
      resume: `
      # Education
      **BSc Economics, Elm University** || 2008
      ${work.replace('2015', '2009')}`,
      findings: ['minor: Experience'],
    },
    'work of eight years below studies that ended': {
      resume: `
      # Education
      **BSc Economics, Elm University** || 2014
      ${work}`,
      findings: ['minor: Experience'],
    },
    'work on the second page behind studies and skills on the first': {
      resume: `
      # Education
      **BSc Economics, Elm University** || 2014
      ${Array.from({ length: 10 }, () => 'Courses on ledgers, prices and the banks of small towns').join('\n      ')}
      ~~~
      ${work}`,
      findings: ['minor: Experience'],
    },
    'studies of a beginner on the second page behind lists': {
      resume: `
      ${skills}
      ~~~
      # Education
      **B.A. Economics, Example College** || 2026
      # Projects
      - Counted the birds of nine marshes`,
      findings: ['minor: Education'],
    },
    'two jobs below projects': {
      resume: `
      # Projects
      **Route Planner** || 2023
      - Built a planner of routes for 40 drivers
      # Experience
      **Analyst, Harbor Works** || Jan 2022 – Mar 2023
      - Led a team of five
      **Intern, Delta Foods** || Jun 2021 – Sep 2021
      - Counted stock in two warehouses`,
      findings: ['minor: Experience'],
    },
    'work that begins at the bottom of the first page': {
      resume: `
      # Skills
      ${Array.from({ length: 34 }, () => 'Planning of routes, ledgers and stock').join('\n      ')}
      ${work}`,
      findings: ['minor: Experience'],
    },
    'work that begins on the second page': {
      resume: `
      ${skills}
      ~~~
      ${work}`,
      findings: ['minor: Experience'],
    },
  },
});

test('where the order of a page is less certain, only what is private is told to stand above the work', () => {
  const below = (title: string, lines: string) => {
    const resume = resumeOf(`
      # ${title}
${lines}
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2009 – Mar 2023
      - Kept the ledger of nine shops`);
    return [...contentWorkLate.check({ ...resume, confidence: 0.8 })].map(({ text }) => text);
  };
  expect(below('Personal Details', '      Born in Halifax\n      Rides a bicycle')).toEqual(['Experience']);
  expect(below('Education', '      **B.A. Economics, Elm College** || 2005')).toEqual([]);
});

test('work is told to stand below a profile only where there is one', () => {
  const below = (profile: string) =>
    [
      ...contentWorkLate.check(
        resumeOf(`${profile}
      # Education
      **B.A. Economics, Elm College** || 2005
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2009 – Mar 2023
      - Kept the ledger of nine shops`),
      ),
    ].map(({ advice }) => advice.split(', ').at(-1));
  expect(below('')).toEqual(['right below your name and contact details.']);
  expect(below('# Summary\nClerk of nine years in three ports')).toEqual(['right below your profile.']);
});

test('the posts of an academic stand behind publications', () => {
  const pages = (title: string) => `
      # ${title}
      ${Array.from({ length: 20 }, (_, i) => `M. Example, The lamps of harbor ${i}, Journal of Ports, 20${10 + (i % 10)}`).join('\n      ')}
      ~~~
      ${work}`;
  const flagged = (title: string) =>
    [...contentWorkLate.check({ ...resumeOf(pages(title)), isAcademic: false })].length;
  expect([flagged('Publications'), flagged('Skills')]).toEqual([0, 1]);
});
