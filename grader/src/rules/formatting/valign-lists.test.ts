import { testRule } from '../../testing/test-rule.ts';
import { valignLists } from './valign-lists.ts';

const lists = (first: number, second: number, third: number) => `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Built 12 weekly reports for a team of 40 people {x=${first}}
  - Cut the closing time from 9 days to 4 days {x=${first}}
  - Trained six new colleagues on the ledger system {x=${first}}
  # Projects
  - Wrote the manual that 3 offices still use {x=${second}}
  - Moved 900 records into a new database {x=${second}}
  # Skills
  - Ledgers, stock and letters {x=${third}}
  - Bookkeeping in three currencies {x=${third}}`;

testRule(valignLists, {
  accepts: {
    'one edge': lists(0, 0, 0),
    'lists of jobs deeper than the others': lists(20, 0, 0),
    'differences that nobody sees': lists(0, 3, 5),
  },
  flags: {
    'three edges for lists of one level': {
      resume: lists(0, 22, 44),
      findings: ['minor: Ledgers, stock and letters'],
    },
  },
});
