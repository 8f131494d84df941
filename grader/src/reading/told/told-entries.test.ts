import { expect, test } from 'vitest';
import { fieldsIn, jobsIn, studiesIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

test('a sentence with title, employer and dates is a job', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Presently working as a Senior Accountant in Awadh Pharma Distributors from April 2018 to Present.
    - Worked with M/s Gomti Traders as an Accountant from June 2015 to March 2018.
    - 3 years experience as Accounts Assistant at Rowan & Birch, Halifax (2012 – 2015).
    - Salesman at Delta Foods (2010 – 2012)`),
  ).toEqual([
    'Senior Accountant / Awadh Pharma Distributors / April 2018 to Present',
    'Accountant / M/s Gomti Traders / June 2015 to March 2018',
    'Accounts Assistant / Rowan & Birch / 2012 – 2015',
    'Salesman / Delta Foods / 2010 – 2012',
  ]);
});

test('a line of work is no job of its own', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Worked with three warehouses as part of the yearly count of stock
    - Served as contact for 30 suppliers in two regions`),
  ).toEqual(['Clerk / Delta Foods / Feb 2017 – Dec 2019']);
});

test('lines below a job that a sentence tells belong to it', () => {
  const [job] = fieldsIn(`
    # Work Experience
    - Working as Nurse at Elm Hospital since May 2016
    - Cared for 12 residents on each shift
    - Trained six new nurses`).workExperiences;
  expect(job).toMatchObject({ jobTitle: 'Nurse', company: 'Elm Hospital', date: 'since May 2016' });
  expect(job?.bullets).toHaveLength(3);
});

test('a list of studies has one in each line', () => {
  expect(
    studiesIn(`
    # Education
    - M.Com from University of Lakeside Plains in 2013.
    - B.Com from City Degree College, Halifax in 2011 with 62.5% marks
    - 12th, Hill State Board, 2008
    - 10th passed from Hill State Board in 2006 with first division`),
  ).toEqual([
    'M.Com / University of Lakeside Plains / 2013',
    'B.Com / City Degree College / 2011',
    '12th / Hill State Board / 2008',
    '10th / Hill State Board / 2006',
  ]);
});

test('lines without signs tell studies, too', () => {
  expect(
    studiesIn(`
    # Education
    B.Sc. (Nursing) from Elm College of Nursing in 2013.
    12th from Hill State Board in 2008.
    10th from Hill State Board in 2006.`),
  ).toEqual([
    'B.Sc. (Nursing) / Elm College of Nursing / 2013',
    '12th / Hill State Board / 2008',
    '10th / Hill State Board / 2006',
  ]);
});

test('the employer of a sentence stands before or behind its title, also in capitals and at the end of a broken line', () => {
  expect(
    jobsIn(`
    # Work Experience
    - WORKED WITH HARBOR WORKS LTD AS AN ACCOUNTANT FROM MAY 2012 TO JUNE 2014
    - 1 Year working experience in Delta Foods Pvt Ltd. As a Sr. Clerk August 2014 to May 2016.
    - Worked as Nurse for 2 years in Halifax, Canada
    - 6 months of experience in Elm Textiles Ltd from July 2011 to Dec 2011`),
  ).toEqual([
    'ACCOUNTANT / HARBOR WORKS LTD / MAY 2012 TO JUNE 2014',
    'Sr. Clerk / Delta Foods Pvt Ltd. / August 2014 to May 2016',
    'Nurse /  / ',
    ' / Elm Textiles Ltd / July 2011 to Dec 2011',
  ]);
});

test('the first line below an employer tells the title that its header lacks', () => {
  expect(
    jobsIn(`
    # Work Experience
    Organization: Harbor Works Ltd
    Period: From May 2012 to June 2014
    Working associated with Harbor Works in port projects as Site Engineer at Leeds
    Organization: Delta Foods Ltd
    Period: From May 2010 to April 2012
    Worked with Delta Foods as a Junior Engineer at Halifax`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd / May 2012 to June 2014',
    'Junior Engineer / Delta Foods Ltd / May 2010 to April 2012',
  ]);
});

test('studies without dates are parted where a degree or a school comes again', () => {
  expect(
    studiesIn(`
    # Education
    **MBA Finance**
    Lakeside University, Halifax
    **Bachelor of Commerce**
    Elm College`),
  ).toEqual(['MBA Finance / Lakeside University / ', 'Bachelor of Commerce / Elm College / ']);
});

test('a year before a degree, and marks and a year behind it, are not its name', () => {
  expect(
    studiesIn(`
    # Education
    - 2016 - B.E in Mechanical Engineering from Elm Institute of Science, Leeds with 8.2 CGPA
    - B.com with 61.4% aggregate from Lakeside University in 2014.
    - Secondary School Examination from Hill High School with 61% in 2009.`),
  ).toEqual([
    'B.E in Mechanical Engineering / Elm Institute of Science / 2016',
    'B.com / Lakeside University / 2014',
    'Secondary School Examination / Hill High School / 2009',
  ]);
});

test('a line without a verb tells a job with "as" and its dates', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Harbor Works Ltd Leeds. As a Site Engineer from March 2012 to May 2015. (Site: North Pier)
    - May 2010 to June 2012 in Delta Foods as a Storekeeper
    - From 2008 to 2010 works with Rowan Traders as Accountant`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd / March 2012 to May 2015',
    'Storekeeper / Delta Foods / May 2010 to June 2012',
    'Accountant / Rowan Traders / 2008 to 2010',
  ]);
});

test('an employer may stand right behind the verb, and its legal form behind brackets', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Presently working Harbor Works Ltd as Secretary since April 2014
    - Worked in Delta Foods (P) Ltd as an Accountant from 2010 to 2013 (Halifax)
    - Two years five months working Machine Helper in Rowan Traders, Halifax.`),
  ).toEqual([
    'Secretary / Harbor Works Ltd / since April 2014',
    'Accountant / Delta Foods (P) Ltd / 2010 to 2013',
    'Machine Helper / Rowan Traders / ',
  ]);
});

test('a sentence below dates on a line of their own tells the job of these dates, and ends with its title', () => {
  expect(
    jobsIn(`
    # Work Experience
    Oct 2014 to May 2016:
    Working in Harbor Works Ltd as a Accountant
    Update all transactions in the ledger
    Handle cash and the vouchers of the day
    Oct 2012 to June 2014:
    Working in Delta Foods as a Storekeeper
    Maintain the stock of all the houses`),
  ).toEqual([
    'Accountant / Harbor Works Ltd / Oct 2014 to May 2016',
    'Storekeeper / Delta Foods / Oct 2012 to June 2014',
  ]);
});

test('each sentence of a list is a job of its own, also where it goes on below with its time', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked in Hill Higher Secondary School
    Halifax for one year (1992 – 1993) {x=18}
    - Served as T.G.T (Biology) in Elm School for two years
    - Worked as P.G.T (Biology) at Rowan School`),
  ).toEqual([
    ' / Hill Higher Secondary School Halifax / 1992 – 1993',
    'T.G.T (Biology) / Elm School / ',
    'P.G.T (Biology) / Rowan School / ',
  ]);
});

test('a sentence goes on to the dates that it leaves open, also below a full stop of a shortened word', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked as a Mechanic in Harbor Garage from 03/05/2006 to
    11/07/2007 and came back later. {x=18}
    - Presently working in Rowan Mall Halifax as a Sr.
    Engineer from 2006 to till date. {x=18}
    - Worked as Clerk in Delta Foods, Leeds.
    Duration period (10/08/2001 to 20/04/2003). {x=18}
    - At present I am working with Hill Traders Ltd as an Accountant since May 2018`),
  ).toEqual([
    'Mechanic / Harbor Garage / 03/05/2006 to 11/07/2007',
    'Sr. Engineer / Rowan Mall Halifax / 2006 to till date',
    'Clerk / Delta Foods / 10/08/2001 to 20/04/2003',
    'Accountant / Hill Traders Ltd / since May 2018',
  ]);
});

test('a placement is a job with its employer and year, and a length of work is one by the name of its employer', () => {
  expect(
    jobsIn(`
    # Internships
    - Summer internship in HILL POWER GRID CORPORATION of one month in 2011.
    - Summer internship in Harbor Works Ltd. on topic Coiled Springs in 2012.
    - 6 month working experience in Rowan Builders Pvt. Ltd. Leeds from July 2013 to Dec 2013.
    - 16 years of experience in construction of piers`),
  ).toEqual([
    'Summer internship / HILL POWER GRID CORPORATION / 2011',
    'Summer internship / Harbor Works Ltd. / 2012',
    ' / Rowan Builders Pvt. Ltd. / July 2013 to Dec 2013',
  ]);
});

test('a job that a paragraph tells in full below another one is a job of its own', () => {
  expect(
    jobsIn(`
    # Work Experience
    HARBOR WORKS LTD.
    June 2012 – March 2014
    HR Executive
    - Led the search for new staff in two houses
    [3] Worked with Delta Foods Ltd. as a Sales Co-coordinator from May 2012 to Aug 2013`),
  ).toEqual([
    'HR Executive / HARBOR WORKS LTD. / June 2012 – March 2014',
    'Sales Co-coordinator / Delta Foods Ltd. / May 2012 to Aug 2013',
  ]);
});

test('dates that lead each job do not end the job above them', () => {
  expect(
    jobsIn(`
    # Work Experience
    12th May, 2014 – 30th July, 2014:
    Worked as an administrative assistant in Hill Bureau of Water
    1st December, 2013 – 27th February, 2014:
    Worked as an organizer in Rowan Traders Ltd`),
  ).toEqual([
    'administrative assistant / Hill Bureau of Water / 12th May, 2014 – 30th July, 2014',
    'organizer / Rowan Traders Ltd / 1st December, 2013 – 27th February, 2014',
  ]);
});

test('a project is called by its bold words, and a sentence below them tells it', () => {
  const [projects] = resumeOf(`
    # Projects
    **Harbor Map**, Rust, React.
    A map of tides that sailors use every day.
    **Tide Clock**, Hugo.
    A clock for the kitchen of every sailor.
    # Skills
    Rust, React, Hugo`).sections;
  expect(
    projects?.entries.map(({ header, paragraphs }) => [header[0]?.text, ...paragraphs.map(({ text }) => text)]),
  ).toEqual([
    ['Harbor Map, Rust, React.', 'A map of tides that sailors use every day.'],
    ['Tide Clock, Hugo.', 'A clock for the kitchen of every sailor.'],
  ]);
});

test('an employer right behind the time since when is a job', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Since October 2015 with “DELTA ELECTRIC CO. PVT LTD” Leeds (Electrical Department)`),
  ).toEqual([' / DELTA ELECTRIC CO. PVT LTD / Since October 2015']);
});

test('a role that says what was done is no post beside the one that the sentence tells', () => {
  expect(
    jobsIn(`
# Experience
May 2014 to June 2016: worked as Paint Foreman in Harbor Works Ltd
Role: planned the care of belts and ovens
- Counted 300 crates a week`),
  ).toEqual(['Paint Foreman / Harbor Works Ltd / May 2014 to June 2016']);
});

test('the first line below a firm tells the title, also where nobody tells the time', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Works Pvt. Ltd., Leeds
    Worked as a Site Engineer.
    Kelda Motors Ltd, York
    Worked as a Clerk.`),
  ).toEqual(['Site Engineer / Norvale Works Pvt. Ltd. / ', 'Clerk / Kelda Motors Ltd / ']);
});
