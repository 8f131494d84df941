import { testRule } from '../../testing/test-rule.ts';
import { formatEmphasis } from './format-emphasis.ts';

const resume = (line: string) => `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${Array.from({ length: 6 }, () => `- ${line}`).join('\n        ')}`;

testRule(formatEmphasis, {
  accepts: {
    'bold titles and plain lines': resume('Led a team of five analysts in two plants and cut the cost of freight'),
    'tools in bold and a few abbreviations': resume(
      'Led **SAP** for five analysts of NATO and cut the cost of freight',
    ),
  },
  flags: {
    'every line in bold': {
      resume: resume('**Led a team of five analysts in two plants**'),
      findings: ['major: Led a team of five analysts in two plants'],
    },
    'every line in capitals': {
      resume: resume('LED A TEAM OF FIVE ANALYSTS IN TWO PLANTS'),
      findings: ['major: Set less in capitals'],
    },
  },
});
