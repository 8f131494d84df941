import { testRule } from '../../testing/test-rule.ts';
import { formatBrowserPrint } from './format-browser-print.ts';

const job = `# Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people`;

testRule(formatBrowserPrint, {
  accepts: {
    'a page with its number and an address of the person at its edges': `
      Ada Byron https://ada.example
      ${job}
      1/2`,
    'a date without a time': `
      Updated 2/19/26
      ${job}
      https://ada.example`,
  },
  flags: {
    'date and time above, address and page below': {
      resume: `
      2/19/26, 4:37 PM Ada Byron – Resume
      ${job}
      127.0.0.1:5500/index.html 1/1`,
      findings: ['minor: 2/19/26, 4:37 PM Ada Byron – Resume'],
    },
    'title and address above, page and time below': {
      resume: `
      Resume https://ada.example/cv
      ${job}
      1 of 1 19.02.2026, 16:37`,
      findings: ['minor: Resume https://ada.example/cv'],
    },
  },
});
