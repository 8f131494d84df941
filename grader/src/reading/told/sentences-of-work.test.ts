import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('the kind of experience, a half year and a job in other words open sentences about jobs', () => {
  expect(
    jobsIn(`
    # Work Experience
    - 3 YEARS OF PROFESSIONAL EXPERIENCE AS AN ARCHITECT UNDER FELL AND MOOR ARCHITECTS, LEEDS
    - 9 months of practical experience under Delta Building Company (as a Junior Planner) Leeds
    - Worked in; Delta Works Company, Leeds (2 and half years)
    - Presently doing job in Rowan Mills as a Loom Engineer`),
  ).toEqual([
    'ARCHITECT / FELL AND MOOR ARCHITECTS / ',
    'Junior Planner / Delta Building Company / ',
    ' / Delta Works Company / ',
    'Loom Engineer / Rowan Mills / ',
  ]);
});

test('a post ends before what was done, and its bracket does not make it long', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked with Harbor Trading Ltd as an Accountant dealing with nine mills from May 2012 to June 2014
    - 2 year experience as a Stores Test Engineer and Yard Planning Expert (mills & yards) in Fell Traders, Leeds in year March 2016 to April 2018.
    - 3 year experience as a Freelance Ledger Clerk in Year 2015 to 2018`),
  ).toEqual([
    'Accountant / Harbor Trading Ltd / May 2012 to June 2014',
    'Stores Test Engineer and Yard Planning Expert (mills & yards) / Fell Traders / March 2016 to April 2018',
    'Freelance Ledger Clerk /  / 2015 to 2018',
  ]);
});

test('a header that begins with the time and goes on in a sentence tells the post up to where it was held', () => {
  expect(
    jobsIn(`
    # Experience
    May 2014 to July 2016 in HARBOR WORKS as a Yard Engineer IN the building of mills.
    June 2012 to Feb 2014 in Delta Electrical as a Yard engineer in FOUR HALLS AT LEEDS.`),
  ).toEqual([
    'Yard Engineer / HARBOR WORKS / May 2014 to July 2016',
    'Yard engineer / Delta Electrical / June 2012 to Feb 2014',
  ]);
});

test('a post that a full line parts goes on in the next line, and a list of posts does not', () => {
  expect(
    jobsIn(`
    # Experience
    HARBOR CONSTRUCTION PVT. LTD., LEEDS, ENGLAND
    MARCH 2017 - PRESENT
    Working with a reputed company that plans the halls and the offices of mills in Leeds as a Chief
    Accountant undertaking projects in Kent.
    - Kept the books of four projects`),
  ).toEqual(['Chief Accountant / HARBOR CONSTRUCTION PVT. LTD. / MARCH 2017 - PRESENT']);
});

test('a list of firms and posts without times, and a name in capitals behind "from"', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Fell Beverages Pvt.Ltd as Sales Expert (Yard Team)
    - Harbor Electronics Ltd. as Service Engineer at Mill Road 2, Leeds.
    - Rowan Services as a Service Engineer.
    - I have got experience of working as planning trainee from MOOR TEXO for 2 years
    - Used ledgers as a base of all plans`),
  ).toEqual([
    'Sales Expert (Yard Team) / Fell Beverages Pvt.Ltd / ',
    'Service Engineer / Harbor Electronics Ltd / ',
    'Service Engineer / Rowan Services / ',
    'planning trainee / MOOR TEXO / ',
  ]);
});

test('a department behind a dash belongs to the post, a firm does not, and short forms end neither post nor employer', () => {
  expect(
    jobsIn(`
    # Experience
    Apr'08 - May'11 with Harbor & Fell, Leeds as Assistant Clerk - Stores Department
    - Counted 40 crates a day
    June'05 - Mar'08 with Delta Mills (DMC), Leeds as Clerk – Harbor Works Limited
    - Counted 30 crates a day
    # Working Experience
    - Worked with M/s. Rowan Mills from May 2012 to June 2014 as an E.D.P. Clerk.`),
  ).toEqual([
    "Assistant Clerk - Stores Department / Harbor & Fell / Apr'08 - May'11",
    "Clerk / Delta Mills (DMC) / June'05 - Mar'08",
    'E.D.P. Clerk / M/s. Rowan Mills / May 2012 to June 2014',
  ]);
});
