import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

test('an employer stands behind a "from", in quotation marks, in small letters or behind a stray full stop', () => {
  expect(
    jobsIn(`
    # Work Experience
    - 2 Years of experience from HARBOR SAFETY SOLUTIONS since 12th May 2013 to 12th June 2015.
    - 4 Years Experience As an Admin Executive From Delta PVT. LTD. New Delhi
    - Two years in “KLMB” Leeds
    - Three years exprience in elm wire works ltd
    - Three Years’ Experience in .Rowan Limited Leeds from Feb 2011 to Aug 2012`),
  ).toEqual([
    ' / HARBOR SAFETY SOLUTIONS / 12th May 2013 to 12th June 2015',
    'Admin Executive / Delta PVT. LTD. / ',
    ' / KLMB / ',
    ' / elm wire works ltd / ',
    ' / Rowan Limited / Feb 2011 to Aug 2012',
  ]);
});

test('an employer with its legal form and nothing else is where somebody worked, and one among work is not', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Presently working with Harbor Works Pvt. Ltd. Leeds`),
  ).toEqual([' / Harbor Works Pvt. Ltd. / ']);
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Worked with Harbor Works Ltd. on the yearly count of their stock in two warehouses`),
  ).toEqual(['Clerk / Delta Foods / Feb 2017 – Dec 2019']);
});

test('a post told in a sentence belongs to the dated employer right below it', () => {
  expect(
    jobsIn(`
    # Experience in India
    Worked as Ac Mechanic
    Harbor Cooling & Co
    May 2007 to March 2008`),
  ).toEqual(['Ac Mechanic / Harbor Cooling & Co / May 2007 to March 2008']);
});

test('a date with a year of two digits behind the name of its month is the time of a job', () => {
  expect(
    jobsIn(`
    # Internship
    **Harbor Shipping Services Ltd** || 12-May-16 to 30-Jul-16
    Trainee Engineer
    - Drew the plans of two ships`),
  ).toEqual(['Trainee Engineer / Harbor Shipping Services Ltd / 12-May-16 to 30-Jul-16']);
});

test('a sentence behind the time that a list item begins with tells a job', () => {
  expect(
    jobsIn(`
    # Work Experience
    - March 2014 – May 2015: worked as a Clerk with Harbor Works Ltd
    - 2012-2013 : Worked at Elm School, Leeds`),
  ).toEqual(['Clerk / Harbor Works Ltd / March 2014 – May 2015', ' / Elm School / 2012-2013']);
});

test('a title that a dash parts is whole in "title at employer from … to …", wherever the time stands', () => {
  expect(
    jobsIn(`
    # Work Experience
    Manager- Stores at Harbor Pharmaceuticals Ltd from January 2016 to September 2016
    - Counted stock in two warehouses
    Asst Manager- Stores from March 2012 to June 2014 at Elm Pharmaceuticals Ltd
    - Counted stock in one warehouse`),
  ).toEqual([
    'Manager- Stores / Harbor Pharmaceuticals Ltd / January 2016 to September 2016',
    'Asst Manager- Stores / Elm Pharmaceuticals Ltd / March 2012 to June 2014',
  ]);
});

test('an employer stands behind what it is and before where it is', () => {
  expect(
    jobsIn(`
    # Work Experience
    - I worked as a Designer in leading Boiler making company M/s. Harbor Works Ltd at Leeds from May 2014 to June 2016
    - Worked as a Clerk with the reputed trading firm Delta Foods in Saudi Arabia from July 2011 to April 2014`),
  ).toEqual([
    'Designer / M/s. Harbor Works Ltd / May 2014 to June 2016',
    'Clerk / Delta Foods / July 2011 to April 2014',
  ]);
});

test('an employer stands right behind "worked at", whatever it is called, and a post behind "for the post of"', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked at KELDA MOTOR S/R (Leeds) (Mar 2011 to Aug 2011) 6 Months
    - Working in ELM CONSTRUCTION for the post of executive engineer in building (from 07/05/2010 to 11/08/2013 )
    - Worked in Accounts from 2012 to 2014`),
  ).toEqual([
    ' / KELDA MOTOR S/R / Mar 2011 to Aug 2011',
    'executive engineer / ELM CONSTRUCTION / 07/05/2010 to 11/08/2013',
  ]);
});

test('a length of time behind a sign, and a firm in small letters beside a post', () => {
  expect(
    jobsIn(`
    # Experience
    - *I have 3 years Exprience in Kelda international Services LTD.
    - 1 Years experience in elm wire ltd, mill road,Leeds as an mechanical engg.`),
  ).toEqual([' / Kelda international Services LTD / ', 'mechanical engg / elm wire ltd / ']);
});

test('a name ends with its quotation mark, and is the inner one of two behind "in"', () => {
  expect(
    jobsIn(`
    # Experience
    - Worked with “Elm Hospital” mill road, Leeds as a Fabricator for three years
    - Worked as a Design Engineer from May 2006 to October 2008 in Plumbing and Drains in K.L. engineers pvt.ltd.
    - One year & six month experience in Kelda hotels pvt ltd. As a Receptionist`),
  ).toEqual([
    'Fabricator / Elm Hospital / ',
    'Design Engineer / K.L. engineers pvt.ltd / May 2006 to October 2008',
    'Receptionist / Kelda hotels pvt ltd / ',
  ]);
});

test('a sentence over several lines has the time of its last one, and a label before it', () => {
  expect(
    jobsIn(`
    # Work Experience
    Current Position: Working as a Project Engineer in HARBOR LIGHTS LIMITED
    with partners of Elm Oil from 21-Apr-2011 to till date
    - Kept the lights of nine plants on`),
  ).toEqual(['Project Engineer / HARBOR LIGHTS LIMITED / 21-Apr-2011 to till date']);
});

test('the post may be told as one, and a name goes on behind "(P)."', () => {
  expect(
    jobsIn(`
    # Experience
    - Working in Harbor Works for the post of site engineer (from 07/05/2010 to 11/08/2013)
    - Presently working in Delta Foods (P). Ltd. as Quality Analyst since July 2017 till date`),
  ).toEqual([
    'site engineer / Harbor Works / 07/05/2010 to 11/08/2013',
    'Quality Analyst / Delta Foods (P). Ltd. / July 2017 till date',
  ]);
});

test('a known place behind an employer in a sentence is no part of its name', () => {
  expect(
    placedJobsIn(`
    # Experience
    - Worked as Site Engineer with Elm Builders, Tamil Nadu, India from June 2014 to May 2016
    - Worked as Clerk with Delta Works, Qatar from June 2011 to May 2014`),
  ).toEqual(['Site Engineer / Elm Builders / Tamil Nadu, India', 'Clerk / Delta Works / Qatar']);
});

test('a name goes on up to the post or its legal form, although a long sentence does not end there', () => {
  expect(
    jobsIn(`
# Experience
- I have worked with M/s Harbor Works, at Leeds on the banks of the Aire and of the Ouse, post of Supervisor in Turbine Care from 12/03/2011 to 14/06/2014
- Worked as “Stores Supervisor” at M/s Delta Foods Private Limited counting crates and pallets of nine yards in Elm Mills Limited, Leeds from May 2013 to Jan 2015`),
  ).toEqual([
    'Supervisor / M/s Harbor Works / 12/03/2011 to 14/06/2014',
    'Stores Supervisor / M/s Delta Foods Private Limited / May 2013 to Jan 2015',
  ]);
});

test('a post is no employer, and a name with its legal form may end the sentence', () => {
  expect(
    jobsIn(`
# Experience
- Three years of experience in Maintenance Engineer. Worked in Harbor Works as a Site Engineer from May 2014 to June 2017
- Working as a ‘Clerk’ since July 2010 to April 2014 Delta Foods Pvt.Ltd`),
  ).toEqual([
    'Site Engineer / Harbor Works / May 2014 to June 2017',
    'Clerk / Delta Foods Pvt.Ltd / July 2010 to April 2014',
  ]);
});

test('behind its time a post needs no word for one; a sentence about today needs no time', () => {
  expect(
    jobsIn(`
# Experience
- May 2012 – March 2013: worked as a hand at elm dairy company limited.
- Presently working in Elm Assurance Company.`),
  ).toEqual(['hand / elm dairy company limited / May 2012 – March 2013', ' / Elm Assurance Company / ']);
});

test('the rest of a sentence in small letters tells nothing by itself', () => {
  expect(jobsIn('# Experience\n- working with Harbor Works on nine bridges')).toEqual([' /  / ']);
});

test('a post behind “for” ends the sentence of a length of time and an employer', () => {
  expect(
    jobsIn(`
# Experience
- 3 years experience in Hotel Ashby for Electrician July 2011 to March 2014`),
  ).toEqual(['Electrician / Hotel Ashby / July 2011 to March 2014']);
});

test('a long name before its town is no place', () => {
  expect(
    jobsIn(`
# Experience
- 2 Years work experience with Six Oaks Home Goods, London as a Stores Officer from July 2011 to June 2013.`),
  ).toEqual(['Stores Officer / Six Oaks Home Goods / July 2011 to June 2013']);
});

test('the firm right behind a post is the employer, not the works before it', () => {
  expect(
    jobsIn(`
# Experience
- 4 Years in two bridges and a quay from 3 March 2012 to 9 June 2016 as Site Engineer in Rowan Construction Pvt. Ltd.
- 2 Years in Delta Foods Pvt. Ltd. from 5 May 2009 to 7 July 2011 as Clerk in the north`),
  ).toEqual([
    'Site Engineer / Rowan Construction Pvt. Ltd / 3 March 2012 to 9 June 2016',
    'Clerk / Delta Foods Pvt. Ltd. / 5 May 2009 to 7 July 2011',
  ]);
});

test('an employer stands in brackets, behind “from”, or with “M/s” and without a time', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Three years worked as kitchen manager at (TARN BAKERS) in Halifax
    - Having work experience of working as stores clerk from Fell Mills for 9 months
    - Present working in Rowan Looms Pvt. Ltd as a Weaving Supervisor
    - Worked with M/s. Rowan Weaving Mills, Leeds`),
  ).toEqual([
    'kitchen manager / TARN BAKERS / ',
    'stores clerk / Fell Mills / ',
    'Weaving Supervisor / Rowan Looms Pvt. Ltd / ',
    ' / M/s. Rowan Weaving Mills / ',
  ]);
});

test('a day before the time is no part of the post', () => {
  expect(
    jobsIn(`
    # Work Experience
    - 4 years of experience in Fell Mills as Loom Technician 17 Mar 11 to Nov 15
    - Working in Rowan Looms Pvt Ltd as Weaver15 June 2016 to till date`),
  ).toEqual([
    'Loom Technician / Fell Mills / 17 Mar 11 to Nov 15',
    'Weaver / Rowan Looms Pvt Ltd / June 2016 to till date',
  ]);
});

test('a post goes on behind its shortened word, and an employer ends before the part of it where the post was', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Working as an Asst., Professor at Elm Institute of Technology from May 2012 to June 2014.
    - May 2012 to June 2014: Worked with Fell-Tarn group in the Cloth Dyeing Department as a Stock Clerk`),
  ).toEqual([
    'Asst., Professor / Elm Institute of Technology / May 2012 to June 2014',
    'Stock Clerk / Fell-Tarn group / May 2012 to June 2014',
  ]);
});

test('an employer may be written in small letters where its last word is one of firms', () => {
  expect(
    jobsIn(`
    # Work Experience
    - 1 Year work as a mechanic in tarnba auto works.
    - Worked as a fitter in different new works`),
  ).toEqual(['mechanic / tarnba auto works / ', 'fitter /  / ']);
});
