import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
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
    'one page with little on it': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(4)}`,
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

test('a letter before the resume is to go, rather than that its pages are set tighter', () => {
  const adviceWith = (first: string) =>
    [
      ...formatSparsePages.check(
        resumeOf(`
        Maria Example
        ${first}
        I write to you about the post of an analyst in the harbor.
        ~~~
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${page(4)}`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceWith('Dear Ms. Reyes,')).toEqual([expect.stringContaining('The file begins with a letter.')]);
  expect(adviceWith('Analyst of freight')).toEqual([expect.stringContaining('are spread over 2 pages')]);
});
