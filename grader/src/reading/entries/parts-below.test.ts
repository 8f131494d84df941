import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('the first line below a dated post is its employer where it is a name and where or what that is', () => {
  expect(
    jobsIn(`
    # Experience
    **Accounts Executive** || Nov 2015 to Sep 2016
    Elm-Ways logistics Pvt. Ltd. – Leeds, England.
    - Kept the books of three shops
    **Projects Engineer – Mechanical** || May 2007 to June 2011
    Harbor Electromechanical LLC, Dubai – a company that builds pumps for ships.
    - Built four plants`),
  ).toEqual([
    'Accounts Executive / Elm-Ways logistics Pvt. Ltd. / Nov 2015 to Sep 2016',
    'Projects Engineer – Mechanical / Harbor Electromechanical LLC / May 2007 to June 2011',
  ]);
});

test('the first item below a dated employer is the post where it is a title and nothing else', () => {
  expect(
    jobsIn(`
    # Experience
    **Elm Institute** || May 2003 – Present
    - Instructor of Computer Literacy
    **Harbor Works Ltd** || May 1999 – April 2003
    - Trained the engineer on duty in the use of two lathes`),
  ).toEqual([
    'Instructor of Computer Literacy / Elm Institute / May 2003 – Present',
    ' / Harbor Works Ltd / May 1999 – April 2003',
  ]);
});

test('the employer of a dated post is told by the sentence below it', () => {
  expect(
    jobsIn(`
    # Experience
    **Article Clerk : ( 2011 – 2014 )**
    Worked with M/s Rowan & Ashby, Chartered Accountants, on the books of nine mills in the county and two in Leeds.
    **Store Officer : ( 2008 – 2011 )**
    Fourteen years of work in Stores, with the crates of nine mills in the county and of two more in the town.`),
  ).toEqual([
    'Article Clerk / M/s Rowan & Ashby, Chartered Accountants / 2011 – 2014',
    'Store Officer /  / 2008 – 2011',
  ]);
});

test('below a labelled post a sentence or a text about the firm tells the employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    Joined as Yard support executive in Fell Value Services and giving help to the region
    of the mills and the yards in the north.
    Role : Yard Support engineer
    Period : May-2013 to July-2015
    - Helped nine clients a day
    # Previous Assignments
    Rowan ropeworks private ltd is a maker and a seller of ropes. The company
    placed ropes in the mill where I took care of them.
    Role : Rope Support Engineer
    Period : March-2011 to April-2013
    - Cared for the ropes`),
  ).toEqual([
    'Yard Support engineer / Fell Value Services / May-2013 to July-2015',
    'Rope Support Engineer / Rowan ropeworks private ltd / March-2011 to April-2013',
  ]);
});

test('below a post with a single date, a line is its employer where the legal form shows it', () => {
  const job = (line: string) =>
    jobsIn(`
    # Experience
    Stores Clerk, Spring 2014
    ${line}
    - Counted 300 crates a week`)[0];
  expect(job('The Norvale Trading LLC, Malta')).toBe('Stores Clerk / The Norvale Trading LLC / Spring 2014');
});

test('a firm that ends the list of the job above is the employer of the post below, which names none', () => {
  expect(
    jobsIn(`
    # Experience
    Company : Norvale Looms Ltd
    Duration : May 2014 to June 2016
    - Counted 300 crates a week
    - TESKELL ROPES PVT. LTD., Leeds.
    Duration : January 2011 to March 2013
    - Carried 400 trunks a day`),
  ).toEqual([
    ' / Norvale Looms Ltd / May 2014 to June 2016',
    ' / TESKELL ROPES PVT. LTD. / January 2011 to March 2013',
  ]);
});
