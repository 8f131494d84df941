import { testRule } from '../../testing/test-rule.ts';
import { formatLastPage } from './format-last-page.ts';

const line = '- Led a team of five analysts in two plants and cut the cost of freight by 12% in a year\n        ';
const page = (lines: number) => line.repeat(lines).trimEnd();
const job = '# Experience\n        **Analyst, Harbor Works** || Jan 2020 – Mar 2023\n        ';

testRule(formatLastPage, {
  accepts: {
    'one page': `
        ${job}${page(8)}`,
    'two pages that are full': `
        ${job}${page(18)}
        ~~~
        ${page(18)}`,
    'more words than fit on one page': `
        ${job}${page(24)}
        ~~~
        ${page(14)}`,
    'a few lines that spilt over, of which another note tells': `
        ${job}${page(14)}
        ~~~
        ${page(3)}`,
    'a last page of pictures': `
        ${job}${page(13)}
        ~~~
        ${page(7)}
        ![60 400 400 300]`,
    'a vitae with room between its lists': `
        # Education
        **PhD in Hydrology, Example College** || 2022
        # Publications
        Example M. Lamps of the north, Journal of Lamps, 2019
        Example M. Ropes of the south, Journal of Ropes, 2018
        # Teaching
        **Teaching Fellow, Elm College** || 2016 – 2019
        # Research
        **Fellow, Harbor Institute** || Jan 2020 – Mar 2023
        ${page(10)}
        ~~~
        ${page(7)}`,
  },
  flags: {
    'a second page that is used to a third, with words that one page holds': {
      resume: `
        ${job}${page(12)}
        ~~~
        ${page(14)}`,
      findings: ['minor: Bring it onto one page'],
    },
  },
});
