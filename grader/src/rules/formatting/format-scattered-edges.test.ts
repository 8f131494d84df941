import { testRule } from '../../testing/test-rule.ts';
import { formatScatteredEdges } from './format-scattered-edges.ts';

const lines = (shift: (i: number) => number) =>
  Array.from(
    { length: 16 },
    (_, i) => `Led a team of five analysts in two plants, year ${i + 1} of many {x=${shift(i)}}`,
  ).join('\n        ');

testRule(formatScatteredEdges, {
  accepts: {
    'short lines in the right half, as dates and the legends of charts are': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${Array.from({ length: 16 }, (_, i) => `Ledgers ${i} {x=${240 + i * 9}}`).join('\n        ')}`,
    'lists of two levels': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five analysts in two plants
        -- Taught them how to read the books
        - Cut the cost of freight by 12%`,
    'two edges': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${lines((i) => (i % 2) * 20)}`,
  },
  flags: {
    'another edge for every line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${lines((i) => i * 9)}`,
      findings: ['minor: Led a team of five analysts in two plants, year 2 of many'],
    },
  },
});
