import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const only = (job: string) => jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`)[0];

test.each([
  [
    'a team stands behind',
    '**Software Developer, Norvale**, Ledger tooling team || May 2014 – June 2016',
    'Software Developer / Norvale / May 2014 – June 2016',
  ],
  [
    'a firm is told by its word',
    'Stores Clerk – Ostrel Teskell Industries\nMay 2014 – June 2016',
    'Stores Clerk / Ostrel Teskell Industries / May 2014 – June 2016',
  ],
  [
    'a name is written as no word is',
    'Loom Analyst, OstrelWorks\nMay 2014 – June 2016',
    'Loom Analyst / OstrelWorks / May 2014 – June 2016',
  ],
])('a title that ends with the name of its employer, where %s', (_, job, read) => {
  expect(only(job)).toBe(read);
});

test.each([
  ['a field', 'Site Engineer – Civil\nMay 2014 – June 2016', 'Site Engineer – Civil /  / May 2014 – June 2016'],
  [
    'a line of work beside the firm',
    'Developer, Ledger Automation\nNorvale Bank || May 2014 – June 2016',
    'Developer, Ledger Automation / Norvale Bank / May 2014 – June 2016',
  ],
])('%s behind a title is no employer', (_, job, read) => {
  expect(only(job)).toBe(read);
});
