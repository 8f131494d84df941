import { testRule } from '../../testing/test-rule.ts';
import { contentBulletLength } from './content-bullet-length.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, i) => ['plans', 'for', 'large', 'stores'][i % 4]).join(' ');

testRule(contentBulletLength, {
  accepts: {
    'words that lead to a page': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Visit project website`,
    'a line that leads to lines below it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five analysts
      - Built the model of the group
      - Oversaw the building
      - Wharf of 40 meters in two years {x=92}
      - Shed for 900 crates of stock {x=92}`,
    'lines of a usual length': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five analysts
      - Built ${words(34)}`,
    'labels and lists': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five analysts
      - Built the model of the group
      - Tools: Excel
      - Python, SQL`,
    'a role of short lines throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led analysts
      - Built models
      - Sold bread`,
    'a short line of a long list, which is better cut': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${Array.from({ length: 9 }, (_, i) => `- Led a team of ${i + 2} analysts in town`).join('\n')}
      - Supported audits`,
  },
  flags: {
    'a line that runs on': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built ${words(45)}`,
      findings: ['minor: Built plans for large stores plans for large stores plans for large stores plans…'],
    },
    'two words among whole lines': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five analysts
        - Built the model of the group
        - Supported audits`,
      findings: ['minor: Supported audits'],
    },
  },
});
