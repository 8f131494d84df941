import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

test('a field of work or a department is part of the title and never an employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    Ledger Supervisor- Finance Department, July 2011 - May 2013
    - Wrote 30 reports
    Head – Engineering & Projects | Harbor Petroleum Corporation Ltd. | 1989 – 2012
    - Built four plants`),
  ).toEqual([
    'Ledger Supervisor - Finance Department /  / July 2011 - May 2013',
    'Head – Engineering & Projects / Harbor Petroleum Corporation Ltd. / 1989 – 2012',
  ]);
});

test('an employer is read from what is told about it, without a town that a dash joins to its legal form', () => {
  expect(
    placedJobsIn(`
    # Work Experience
    **Technical Manager, Canada, Halifax** || May 2015 – June 2018
    (Harbor Factory is a builder of pumps and valves)
    - Built four plants
    **Elm Foods Inc.-Halifax, Canada** || May 2012 – April 2015
    Site Manager
    - Built two plants`),
  ).toEqual(['Technical Manager / Harbor Factory / Canada, Halifax', 'Site Manager / Elm Foods Inc. / Canada']);
});

test('somebody in charge has a post, and an address in the web is no employer', () => {
  expect(
    jobsIn(`
    # Work Experience
    https://harbor.example
    Harbor Line
    **Shipping Incharge** || May 2015 – June 2018
    - Sent 300 boxes a day`),
  ).toEqual(['Shipping Incharge / Harbor Line / May 2015 – June 2018']);
});

test('a town and its state or country behind an employer are its place, whichever country it is', () => {
  expect(
    placedJobsIn(`
    # Experience
    Site Engineer || 2012 - 2014
    HARBOR L L C, Elmtown, Sultanate of Oman
    - Led the works
    Site Engineer || 2010 - 2012
    Delta Foods (Elmtown, Nepal)
    - Led the works
    Site Engineer || 2008 - 2010
    Elm Builders, Milltown, Karnataka
    - Led the works`),
  ).toEqual([
    'Site Engineer / HARBOR L L C / Elmtown, Sultanate of Oman',
    'Site Engineer / Delta Foods / Elmtown, Nepal',
    'Site Engineer / Elm Builders / Milltown, Karnataka',
  ]);
});

test('a dash without spaces behind the noun of a title leads to its field', () => {
  expect(
    jobsIn(`
    # Experience
    Harbor Technology India Ltd., Manager-Materials
    2008 to 2009
    - Counted boxes`),
  ).toEqual(['Manager-Materials / Harbor Technology India Ltd. / 2008 to 2009']);
});

test('what stands behind “at” and a title is the employer, although it does not look like a name', () => {
  expect(
    jobsIn(`
# Experience
From May 2014 to June 2016: Office Assistant at Kelda/Ashby Surveys.
- Filed 300 letters a week
Research Assistant at Rowan Orchards, seeds and Scales || May 2012 – April 2014
- Counted 200 crates a week`),
  ).toEqual([
    'Office Assistant / Kelda/Ashby Surveys. / May 2014 to June 2016',
    'Research Assistant / Rowan Orchards, seeds and Scales / May 2012 – April 2014',
  ]);
});

test('a bracket around a time that is glued to a title takes no word of it away', () => {
  expect(
    jobsIn(`
# Experience
Stores Officer(May 2014 to June 2016)
Harbor Works Ltd
- Counted 300 crates a week`),
  ).toEqual(['Stores Officer / Harbor Works Ltd / May 2014 to June 2016']);
});

test('a firm whose legal form reads as a state is no town, beside a town', () => {
  expect(
    placedJobsIn(`
# Experience
KESTREL ANDERS, SC || Novaldea City, MX
Senior Consultant || 05/2008 – 06/2009
- Wrote nine reports a year`),
  ).toEqual(['Senior Consultant / KESTREL ANDERS, SC / Novaldea City, MX']);
});

test('the field of a post before an employer is no part of its name', () => {
  expect(
    jobsIn(`
# Experience
Trainee Engineer - Estimation, Harbor Works Ltd || Sep 2012 – Nov 2015
- Drew nine bridges
Graduate Trainee - Maintenance department in Delta Wind Energy Ltd || Sep 2010 – Nov 2011
- Oiled nine mills`),
  ).toEqual([
    'Trainee Engineer / Harbor Works Ltd / Sep 2012 – Nov 2015',
    'Graduate Trainee / Delta Wind Energy Ltd / Sep 2010 – Nov 2011',
  ]);
});

test('a title ends before a dash and short capitals', () => {
  expect(
    jobsIn(`
# Experience
**Harbor Construction** || 2013 to 2015
Elect Engineer-MEP
- Planned the work of forty people`),
  ).toEqual(['Elect Engineer-MEP / Harbor Construction / 2013 to 2015']);
});

test('a post before a city and its state of one name is no town, and "as" in brackets parts nothing', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works, Stores Clerk, New York, NY** || 2012 – 2014
    - Counted stock in two warehouses
    **Planner (begun as a Helper) Programmer**
    Delta Foods Ltd
    2010 – 2012
    - Wrote the ledgers`),
  ).toEqual([
    'Stores Clerk / Harbor Works / 2012 – 2014',
    'Planner (begun as a Helper) Programmer / Delta Foods Ltd / 2010 – 2012',
  ]);
});
