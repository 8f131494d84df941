import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test.each([
  [
    'an employer',
    'Company: Norvale Loom and\nCarding Works\nDesignation: Stores Clerk',
    'Stores Clerk / Norvale Loom and Carding Works',
  ],
  ['a post', 'Company: Norvale Looms\nDesignation: Stores &\nYarn Clerk', 'Stores & Yarn Clerk / Norvale Looms'],
])('%s behind a label goes on below where its line ends with a word that leads on', (_, job, read) => {
  expect(jobsIn(`# Experience\n${job}\nDuration: May 2014 to June 2016\n- Counted 300 crates a week`)).toEqual([
    `${read} / May 2014 to June 2016`,
  ]);
});
