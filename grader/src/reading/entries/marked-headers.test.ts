import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a bold employer and its post with a list sign, set apart, begin a job', () => {
  expect(
    jobsIn(`
    # Professional Experience
    Harbor Trading L.L.C. || Accounts Executive {bold=yes}
    Nov 2014 to Jul 2016
    - Kept the books of three shops
    - A to Z Timber Pvt.Ltd. || Accountant {bold=yes}
    Aug 2014 to Oct 2015
    - Paid 200 bills a month`),
  ).toEqual([
    'Accounts Executive / Harbor Trading L.L.C. / Nov 2014 to Jul 2016',
    'Accountant / A to Z Timber Pvt.Ltd. / Aug 2014 to Oct 2015',
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

test('a sign of their own, above lists with another one, marks the heads of jobs', () => {
  expect(
    jobsIn(`
    # Work Experience
    - April 2024 – to date: Working as a Head of Finance at Elm Finance Limited {mark=o}
    - Kept the books of three shops {mark=➢} {x=20}
    - Paid 200 bills a month {mark=➢} {x=20}
    - May 2019 – March 2024: Worked as a Senior Auditor at Hill International {mark=o}
    - Audited 40 firms in two years {mark=➢} {x=20}`),
  ).toEqual([
    'Head of Finance / Elm Finance Limited / April 2024 – to date',
    'Senior Auditor / Hill International / May 2019 – March 2024',
  ]);
});

test('dated items of one list are no heads', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock from May 2017 to June 2018
    - Paid 200 bills a month from June 2018 to May 2019
    - Led a team of five {mark=➢} {x=20}`),
  ).toEqual(['Clerk / Delta Foods / Feb 2017 – Dec 2019']);
});

test('a post and its time with a list sign below an employer are the head of a job', () => {
  expect(
    jobsIn(`
    # Functional Expertise
    Rowan Solutions North private limited, Leeds, West Yorkshire, England.
    - Accountant (April 2016 - February 2018) {mark=➢}
    - Kept the books of three shops
    - Paid 200 bills a month
    Hill Tea Trading Co, Leeds, West Yorkshire, England.
    - Accountant (March 2018 - May 2018) {mark=➢}
    - Kept the books of two shops
    - Counted stock twice a year`),
  ).toEqual([
    'Accountant / Rowan Solutions North private limited / April 2016 - February 2018',
    'Accountant / Hill Tea Trading Co / March 2018 - May 2018',
  ]);
});

test('a length of time or “upcoming” behind its date belongs to the head of a job', () => {
  expect(
    jobsIn(`
    # Internship Experience
    - **Rowan Law Offices** || **(August 2026 – Upcoming)** {mark=➢}
    - **Elm Legal Services** || **(January 2026: 4 weeks)** {mark=➢}
    - Wrote two notes on the law of stocks {x=20}
    - Read 40 contracts of a buyer {x=20}
    - **Hill & Partners** || **(July 2025: 4 weeks)** {mark=➢}
    - Wrote a note on the law of trade {x=20}`),
  ).toEqual([
    ' / Rowan Law Offices / August 2026',
    ' / Elm Legal Services / January 2026',
    ' / Hill & Partners / July 2025',
  ]);
});

test('a name above the label that begins the jobs of a section is an employer, whatever it is called', () => {
  expect(
    jobsIn(`
    # Work Experience
    Kestrel Motors
    Position : Sales Clerk
    Period : March 2009 - June 2012
    - Sold 40 cars a year
    K.R.M. LTD – LEEDS
    Position : Accounts Clerk
    Period : January 2006 - May 2008
    - Kept the books of three shops
    Counted stock in two warehouses
    Position : Store Clerk
    Period : May 2001 - July 2004`),
  ).toEqual([
    'Sales Clerk / Kestrel Motors / March 2009 - June 2012',
    'Accounts Clerk / K.R.M. LTD / January 2006 - May 2008',
    'Store Clerk /  / May 2001 - July 2004',
  ]);
});

test('a bold line with a sign heads a job where its time stands on the next line', () => {
  expect(
    jobsIn(`
# Experience
- **Site Engineer - Harbor Works - Leeds** {mark=❖}
**May 2014 till June 2016**
- Checked the drawings of nine bridges
- Ordered the steel of all sites
- **Storekeeper of all Goods from Home and Abroad - Delta Foods Ltd - Leeds** {mark=❖}
**April 2012 till March 2014**
- Counted 300 crates a week`),
  ).toEqual([
    'Site Engineer / Harbor Works / May 2014 till June 2016',
    'Storekeeper of all Goods from Home and Abroad / Delta Foods Ltd / April 2012 till March 2014',
  ]);
});

test('of jobs with a sign of their own and their time before them, one may have no lines', () => {
  expect(
    jobsIn(`
    # Experience
    - March 2015- May 2018 Harbor Bank {mark=•}
    Position: Junior officer
    - Served the clients of two towns {mark=➢}
    - Wrote a yearly review {mark=➢}
    - October 2011 – April 2012 Bank of Fell {mark=•}
    Position: Teller
    - June 2011 – July 2011 Rowan Bank {mark=•}
    Position: Clerk
    - Counted the coins of nine days {mark=➢}`),
  ).toEqual([
    'Junior officer / Harbor Bank / March 2015- May 2018',
    'Teller / Bank of Fell / October 2011 – April 2012',
    'Clerk / Rowan Bank / June 2011 – July 2011',
  ]);
});

test('a long line right above a time is a post and its employer, and a line of text there is none', () => {
  expect(
    jobsIn(`
    # Work
    Senior Stores Clerk (formerly Junior Stores Clerk and Typist) • Harbor Works
    2021 - Present
    - Counted 300 crates a week
    Stores Clerk • Delta Foods
    2018 - 2021
    - Counted 200 crates a week`),
  ).toEqual([
    'Senior Stores Clerk (formerly Junior Stores Clerk and Typist) / Harbor Works / 2021 - Present',
    'Stores Clerk / Delta Foods / 2018 - 2021',
  ]);
  expect(
    jobsIn(`
    # Work
    Stores Clerk • Delta Foods
    2018 - 2021
    Kept the books of two mills and told the Chief Clerk - each week
    2012 - 2014`)[0],
  ).toBe('Stores Clerk / Delta Foods / 2018 - 2021');
});

test('a post with a year in brackets is the head of a job where a sign of its own marks such heads', () => {
  expect(
    jobsIn(`
    # Experience
    ▪ Pump Mechanic ( 2015 ) Harbor Motors Ltd, Leeds
    ➢ Repaired 40 pumps a month
    ➢ Kept the books of the yard
    ▪ Service Engineer (2016) Elm Mills Ltd, Halifax
    ➢ Trained nine mechanics
    ▪ Depot Manager (2017 – 2019) Kelda Foods Ltd, Leeds
    ➢ Ran nine depots`),
  ).toEqual([
    'Pump Mechanic / Harbor Motors Ltd / 2015',
    'Service Engineer / Elm Mills Ltd / 2016',
    'Depot Manager / Kelda Foods Ltd / 2017 – 2019',
  ]);
});

test('an employer and its time behind small pictures are no line of a list', () => {
  expect(
    jobsIn(`
    # Research Experience
    **Research Assistant**
    \uf041 Elm University \uf073 Sept 2023 - present
    - Built a tank for waves
    **Laboratory Technician**
    \uf041 Northvale College \uf073 Sept 2019 - Aug 2023
    - Measured waves below ice`),
  ).toEqual([
    'Research Assistant / Elm University / Sept 2023 - present',
    'Laboratory Technician / Northvale College / Sept 2019 - Aug 2023',
  ]);
});
