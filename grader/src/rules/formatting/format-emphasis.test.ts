import { testRule } from '../../testing/test-rule.ts';
import { formatEmphasis } from './format-emphasis.ts';

const resume = (line: string) => `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${Array.from({ length: 6 }, () => `- ${line}`).join('\n        ')}`;

testRule(formatEmphasis, {
  accepts: {
    'names of papers in a vitae': `
        # Education
        PhD in Hydrology, Example College || 2022
        # Research
        Fellow, Harbor Institute || Jan 2020 – Mar 2023
        ${Array.from({ length: 6 }, () => '- The salt of nine bays and how it moves with the wind {italic=yes}').join('\n        ')}`,
    'bold titles and plain lines': resume('Led a team of five analysts in two plants and cut the cost of freight'),
    'tools in bold and a few abbreviations': resume(
      'Led **SAP** for five analysts of NATO and cut the cost of freight',
    ),
    'jobs, firms and labels in capitals': `
        # Experience
        SENIOR ANALYST, HARBOR WORKS || Jan 2020 – Mar 2023
        - MONTHLY REPORTS: twelve for forty people
        - LEDGER SYSTEM: trained six colleagues

        JUNIOR CLERK, DELTA FOODS || Feb 2017 – Dec 2019
        - STOCK COUNTS: two warehouses
        - SUPPLIER LETTERS: thirty each week`,
    'text whose only face is said to slant and is not called so': [
      'Maria Example',
      'maria@example.com | (512) 555-0143',
      '# Experience',
      'Analyst, Harbor Works || Jan 2020 – Mar 2023',
      '- Built 12 weekly reports for a team of 40 people',
      '- Cut the closing time from 9 days to 4 days',
    ]
      .map((line) => `${line} {font=serif} {italic=yes}`)
      .join('\n'),
    'text of medium weight': resume('**Led a team of five analysts in two plants** {font=Inter-Medium}'),
  },
  flags: {
    'everything in italics': {
      resume: `
        # Experience {italic=yes}
        Analyst, Harbor Works || Jan 2020 – Mar 2023 {italic=yes}
        - Built 12 weekly reports for a team of 40 people {italic=yes}
        - Cut the closing time from 9 days to 4 days {italic=yes}
        - Trained six new colleagues on the ledger system {italic=yes}`,
      findings: ['major: Built 12 weekly reports for a team of 40 people'],
    },
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
