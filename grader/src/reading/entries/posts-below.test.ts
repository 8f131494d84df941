import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('posts within the time of the employer above them are with that employer', () => {
  expect(
    jobsIn(`
    # Experience
    Harbor Works Ltd | Feb 2011 to Present
    Lead Engineer (Pumps) | Leeds, UK | Apr 2019 to Present
    - Cut the cost of 12 pumps by 20%
    Site Engineer | Halifax, Canada | Feb 2011 to Mar 2019
    - Built four plants in three years`),
  ).toEqual([
    'Lead Engineer (Pumps) / Harbor Works Ltd / Apr 2019 to Present',
    'Site Engineer / Harbor Works Ltd / Feb 2011 to Mar 2019',
  ]);
});

test('a post outside the time of the employer above it is with nobody that is told', () => {
  expect(
    jobsIn(`
    # Experience
    Harbor Works Ltd | Feb 2011 to Mar 2015
    Lead Engineer (Pumps) | Leeds, UK | Apr 2013 to Mar 2015
    - Cut the cost of 12 pumps by 20%
    Site Engineer | Halifax, Canada | Feb 2003 to Mar 2009
    - Built four plants in three years`),
  ).toEqual([
    'Lead Engineer (Pumps) / Harbor Works Ltd / Apr 2013 to Mar 2015',
    'Site Engineer /  / Feb 2003 to Mar 2009',
  ]);
});

test('branches of an employer are where its posts were held, also around a time with somebody else', () => {
  expect(
    jobsIn(`
# Experience
1994 – 2001 || Harbor Bank Ltd.
May 2000 – July 2001 || Manager, Corporate Loans, Leeds, Head Office
- Led 40 people
May 1997 – April 2000 || Visiting Engineer, Ministry of Health, London
- Counted nine budgets
May 1994 – April 1997 || Stores Officer, Letter Planning Team
- Answered 40 letters a day`),
  ).toEqual([
    'Manager, Corporate Loans / Harbor Bank Ltd. / May 2000 – July 2001',
    'Visiting Engineer / Ministry of Health / May 1997 – April 2000',
    'Stores Officer / Harbor Bank Ltd. / May 1994 – April 1997',
  ]);
});

test('posts below the first one, which stands in the header of their dated employer, are with that employer', () => {
  expect(
    jobsIn(`
# Experience
**Harbor Bank (March 2007 till May 2013)**
**Ledger Supervisor**
**July 2011 – May 2013**
- Wrote nine reports a year
- **Stores Officer** {mark=❖}
**March 2007 – June 2011**
- Answered 40 letters a day`),
  ).toEqual([
    'Ledger Supervisor / Harbor Bank / July 2011 – May 2013',
    'Stores Officer / Harbor Bank / March 2007 – June 2011',
  ]);
});

test('posts without a time below a dated employer and a text about it are there, one after the other', () => {
  expect(
    jobsIn(`
    # Experience
    Novaldea || 04/2011 – 03/2014
    Carrier of long messages between the towns of the whole northern coast for nine years.
    **Exchange Manager**
    Answered for the time from order to service of nine towns, with a team of eleven clerks.
    **Process Consultant**
    Taught the clerks of two towns how to count messages, and wrote the books for their courses.`),
  ).toEqual(['Exchange Manager / Novaldea / 04/2011 – 03/2014', 'Process Consultant / Novaldea / ']);
});
