import { testRule } from '../../testing/test-rule.ts';
import { formatSparsePages } from './format-sparse-pages.ts';

const line = '- Led a team of five analysts in two plants and cut the cost of freight by 12% in a year\n        ';
const page = (lines: number) => line.repeat(lines).trimEnd();
const large = (lines: number) => line.replace('\n', ' {size=12}\n').repeat(lines).trimEnd();

testRule(formatSparsePages, {
  accepts: {
    'a long vitae with room between its lists': `
        # Education
        **PhD in Hydrology, Example College** || 2022
        # Research
        **Fellow, Harbor Institute** || Jan 2020 – Mar 2023
        ${page(4)}
        ~~~
        ${page(4)}
        ~~~
        ${page(4)}`,
    'pages that pictures fill': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(22)}
        ~~~
        ${page(2)}
        ![60 200 500 700]
        ~~~
        ${page(2)}
        ![60 200 500 700]`,
    'a second page without a word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      ~~~`,
    'one page with a third of what is usual': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people and wrote the manual that three offices still use today
        - Cut the closing time from 9 days to 4 by moving 900 records into one database with checks of every entry
        - Trained six new colleagues on the ledger system, who passed their examination at the first attempt
        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in both warehouses every month and found out why glass had been missing since summer
        - Answered thirty letters of suppliers each week, most of them before noon of the following day
        # Education
        **Diploma in Commerce, Elm College** || 2016
        Thesis about the price of ropes and lamps in nine harbors along our coast`,
    'two half pages in small type': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(8)}
        ~~~
        ${page(8)}`,
    'two pages in large type, well filled': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${large(14)}
        ~~~
        ${large(14)}`,
    'two full pages': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(18)}
        ~~~
        ${page(18)}`,
  },
  flags: {
    'one page with hardly anything on it': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(3)}`,
      findings: ['minor: Fill the page'],
    },
    'two pages of short rows': {
      resume: `
        # Personal details
        ${'Elm Street {size=11}\n        '.repeat(40)}
        ~~~
        ${'Elm Street {size=11}\n        '.repeat(40)}`,
      findings: ['major: Use the pages you take'],
    },
    'two half pages in large type': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${large(8)}
        ~~~
        ${large(8)}`,
      findings: ['minor: Use the pages you take'],
    },
    'a few lines on each of two pages': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(4)}
        ~~~
        ${page(4)}`,
      findings: ['minor: Use the pages you take'],
    },
  },
});
