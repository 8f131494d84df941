import { testRule } from '../../testing/test-rule.ts';
import { formatThinLetters } from './format-thin-letters.ts';

const lines = (style: string) => `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023 ${style}
  - Built 12 weekly reports for a team of 40 people ${style}
  - Cut the closing time from 9 days to 4 days ${style}
  - Trained six new colleagues on the ledger system ${style}`;

testRule(formatThinLetters, {
  accepts: {
    'a regular weight in grey': lines('{font=Lato-Regular} {color=444444}'),
    'a light weight in black': lines('{font=Lato-Light} {color=000000}'),
    'a name of a font that only sounds like it': lines('{font=HighlightSans} {color=444444}'),
    'a headline in a light weight': `${lines('')}\n  # Skills {font=Lato-Light} {color=444444}\n  Ledgers`,
  },
  flags: {
    'a light weight in grey': {
      resume: lines('{font=Lato-Light} {color=444444}'),
      findings: ['minor: Set the text in a regular weight'],
    },
    'a thin one': {
      resume: lines('{font=RobotoThin} {color=2b2b2b}'),
      findings: ['minor: Set the text in a regular weight'],
    },
  },
});
