import { testRule } from '../../testing/test-rule.ts';
import { formatDensePage } from './format-dense-page.ts';

const line =
  '- Led a team of five analysts in two plants and cut the cost of freight by 12% in a year {size=8} {gap=-2}\n        ';
const page = (lines: number, shifts = '') => `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023 ${shifts}
        ${line.repeat(lines).trimEnd()}`;

testRule(formatDensePage, {
  accepts: {
    'a page of papers': `
        # Publications
        ${'1. Holm, A. and Brandt, R. “The lamps of nine harbors and their keepers.” Journal of Ropes 12 (2021). {size=8} {gap=-2}\n        '.repeat(36).trimEnd()}
        # Teaching
        Lecturer, Elm College || 2019 – 2022`,
    'a page of 400 words': page(20),
    'a page of 500 words with usual margins': page(25),
    'a page of 400 words that runs to its edges': page(20, '{x=-40} {right=40}'),
    'two pages of 400 words each': `${page(20)}\n        ~~~${page(20)}`,
  },
  flags: {
    'a page of 500 words that runs to its edges': {
      resume: page(25, '{x=-40} {right=40}'),
      findings: ['minor: Give the page air'],
    },
    'a page of 600 words': { resume: page(32), findings: ['minor: Give the page air'] },
  },
});
