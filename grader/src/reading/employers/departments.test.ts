import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const only = (job: string) => jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`);

test.each([
  [
    'services',
    'Norvale & Ruhl || May 2014 – June 2016\nSenior Clerk – Audit & Advisory Services',
    'Senior Clerk – Audit & Advisory Services / Norvale & Ruhl / May 2014 – June 2016',
  ],
  [
    'a group',
    'Teskell Norvale (May 2014 – June 2016)\nClerk – Financial Services Group',
    'Clerk – Financial Services Group / Teskell Norvale / May 2014 – June 2016',
  ],
])('%s behind a title is a department of the firm above, and part of the title', (_, job, read) => {
  expect(only(job)).toEqual([read]);
});

test.each([
  [
    'a firm by its form',
    'Norvale Bridge || May 2014 – June 2016\nClerk – Harbor Works Ltd',
    'Clerk / Harbor Works Ltd / May 2014 – June 2016',
  ],
  [
    'the first of two parts of a firm',
    'Norvale Bank || May 2014 – June 2016\nSenior Clerk – Trade Services Group – Audit Division',
    'Senior Clerk / Norvale Bank / May 2014 – June 2016',
  ],
  [
    'a name that goes on below',
    'Clerk - Northern Timber Services\nCorporation Limited || May 2014 – June 2016',
    'Clerk / Northern Timber Services Corporation Limited / May 2014 – June 2016',
  ],
  [
    'a name that is no word',
    'Norvale Bridge || May 2014 – June 2016\nClerk – Ostrelia Bank',
    'Clerk / Ostrelia Bank / May 2014 – June 2016',
  ],
])('%s behind a title is no part of it', (_, job, read) => {
  expect(only(job)).toEqual([read]);
});
