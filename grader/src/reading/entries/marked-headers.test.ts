import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a bold employer and its post with a list sign, set apart, begin a job', () => {
  expect(
    jobsIn(`
    # Professional Experience
    Harbor Trading L.L.C. || Accounts Executive {bold=yes}
    Nov 2014 to Jul 2016
    - Kept the books of three shops
    - A to Z Solution Pvt.Ltd. || Accountant {bold=yes}
    Jul 2013 to Sep 2014
    - Paid 200 bills a month`),
  ).toEqual([
    'Accounts Executive / Harbor Trading L.L.C. / Nov 2014 to Jul 2016',
    'Accountant / A to Z Solution Pvt.Ltd. / Jul 2013 to Sep 2014',
  ]);
});

test('a month and a dash before a post begin a job as a range does', () => {
  expect(
    jobsIn(`
    # Work Experience
    Jan 2024 – Accounting Assistant
    Delta Energy, LLC
    Sept 2023 – Accountant
    Clarity Tax Ltd
    Feb 2022 – July 2022 Bookkeeper
    Harbor Works, LLC`),
  ).toEqual([
    'Accounting Assistant / Delta Energy, LLC / Jan 2024',
    'Accountant / Clarity Tax Ltd / Sept 2023',
    'Bookkeeper / Harbor Works, LLC / Feb 2022 – July 2022',
  ]);
});
