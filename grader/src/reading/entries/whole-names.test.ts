import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn, schoolsIn, studiesIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

test('who supervised is no title, and a post that is called Supervisor is one', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Elm University, Robotics Lab** || Jan 2020 – Mar 2023
    Supervisor: Prof. Rosa Meyer
    - Built a detection model for 4 types of cars
    **Hill University, Vision Group** || Jan 2018 – Dec 2019
    Advisors: Tom Ito, Ada Lind
    - Wrote the tests for 12 cameras`),
  ).toEqual([' / Elm University, Robotics Lab / ', ' / Hill University, Vision Group / ']);
  expect(
    placedJobsIn(`
    # Experience
    Designation : Supervisor
    Company : Harbor Works Ltd
    Period : Jan 2015 to Mar 2018
    - Led 12 people on two sites`),
  ).toEqual(['Supervisor / Harbor Works Ltd / ']);
});

test('a consultant beside a date is no label', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Consultant** || Jan 2020 – Mar 2023
    Harbor Works Ltd
    - Moved 14 shops to a new ledger`),
  ).toEqual(['Consultant / Harbor Works Ltd / ']);
});

test('two places of one job are a place, not an employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Student Researcher** || May 2019 – Aug 2021
    Elm University || Sackville, Canada and Mainz, Germany
    - Wrote code for 3 detectors`),
  ).toEqual(['Student Researcher / Elm University / Sackville, Canada and Mainz, Germany']);
});

test('an expected graduation is the date of a study, and a line with school, degree and year is a study', () => {
  const expected = resumeOf(`
    # Education
    **Elm Institute of Technology**, Austin, TX || Expected Graduation: Spring ‘27
    - Candidate for Bachelor of Science in Computer Science`);
  expect(expected.sections[0]?.entries[0]?.date?.end).toEqual({ year: 2027, month: 3 });
  expect(expected.sections[0]?.entries[0]?.title?.text).toBe('Bachelor of Science in Computer Science');
  expect(
    schoolsIn(`
    # Education
    Elm Community College, Project Management - 2013
    University of Hill, Theater Design, BFA 2004`),
  ).toHaveLength(2);
});

test('an employer ends with its legal form and the part of the firm in brackets, and a legal form inside a name does not end it', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Site Engineer** || Jan 2015 – Mar 2018
    Rowan Builders Pvt. Ltd. (Power Division), Leeds
    - Built 4 halls
    **Clerk** || Jan 2012 – Mar 2014
    Delta Trading Co. Ltd
    - Counted 300 crates a week`),
  ).toEqual(['Site Engineer / Rowan Builders Pvt. Ltd. (Power Division) / Leeds', 'Clerk / Delta Trading Co. Ltd / ']);
});

test('a degree has neither its mark nor what says that it goes on, and belongs to the school above it', () => {
  expect(
    schoolsIn(`
    # Education
    **Elm University** || 2012 – 2015
    Candidate for MBA, June 2015
    **Hill College** || 2008 – 2012
    B.Com with the aggregate of 79%`),
  ).toEqual(['MBA / Elm University', 'B.Com / Hill College']);
});

test('what a school belongs to and its address are no part of its name, a campus is', () => {
  expect(
    schoolsIn(`
    # Education
    - 10th from Hill View High School, Leeds, State Board in 2008
    - BBM from Elm Institute of Management Studies From Hill University Leeds in 2013
    - B.Tech from Elm Institute of Technology, York, under Ministry of Mines in 2015
    - MBA from Rowan University, West Campus in 2017
    - M.Sc from School of Physics, Hill University in 2018`),
  ).toEqual([
    '10th / Hill View High School',
    'BBM / Elm Institute of Management Studies',
    'B.Tech / Elm Institute of Technology',
    'MBA / Rowan University, West Campus',
    'M.Sc / School of Physics, Hill University',
  ]);
});

test('the town and a remark behind an employer are no part of its name', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Rowan & Birch Law Offices India, Leeds (Corporate team)** || 2012 - 2013
    - Wrote two notes on the law of trade`),
  ).toEqual([' / Rowan & Birch Law Offices India / ']);
});

test('an address with its street is no part of an employer, a division is', () => {
  expect(
    placedJobsIn(`
    # Experience
    Company : Elm Computers, Hill Market, Mill Road, Leeds
    Designation : Trainer
    Duration : Apr 2007 to Nov 2011
    Company : Rowan & Birch, Seals, Bearings and Pumps
    Designation : Fitter
    Duration : Jan 2012 to Dec 2014`),
  ).toEqual(['Trainer / Elm Computers / Mill Road, Leeds', 'Fitter / Rowan & Birch, Seals, Bearings and Pumps / ']);
});

test('the name of a school goes on in the line below the first of its words, behind a degree', () => {
  expect(
    studiesIn(`
    # Education
    Bachelor of Science in Trade and Accounts, Elm
    Lake University of Commerce and Technology
    2014 - 2018`),
  ).toEqual([
    'Bachelor of Science in Trade and Accounts / Elm Lake University of Commerce and Technology / 2014 - 2018',
  ]);
});

test('a school ends before what was obtained there and before its degree', () => {
  expect(
    studiesIn(`
    # Education
    2009-2012: Elm Secondary School obtained a mean grade of B
    2013-2017: Hill University scored first class marks
    2005-2009: Lake Primary School`),
  ).toEqual([
    ' / Elm Secondary School / 2009-2012',
    ' / Hill University / 2013-2017',
    ' / Lake Primary School / 2005-2009',
  ]);
});

test('a legal form belongs to the name before it, in another look and in the next line', () => {
  expect(
    jobsIn(`
# Experience
Harbor Towers **Ltd, Leeds** || May 2014 – June 2016
Stock Clerk
- Counted 300 crates a week
Apr 2010 to Jan 2012: Ashby Oil & Kelda
Services Ltd., Leeds as Senior Surveyor
- Drew nine maps a year`),
  ).toEqual([
    'Stock Clerk / Harbor Towers Ltd / May 2014 – June 2016',
    'Senior Surveyor / Ashby Oil & Kelda Services Ltd. / Apr 2010 to Jan 2012',
  ]);
});

test('a firm below a title does not go on with it', () => {
  expect(
    jobsIn(`
# Experience
Senior Surveyor
Services Limited || May 2014 – June 2016
- Drew nine maps a year`),
  ).toEqual(['Senior Surveyor / Services Limited / May 2014 – June 2016']);
});

test('a department before a firm is no part of its name, and before a town no employer', () => {
  expect(
    jobsIn(`
    # Experience
    Marketing Intern || 9 May 2016 - 28 June 2016
    Advisory Department, HarborFellMoor (HFM)
    - Checked the ledgers of six firms
    Stores Clerk || 5 May 2013 - 20 June 2015
    Stores Department, Leeds
    - Counted crates`),
  ).toEqual([
    'Marketing Intern / HarborFellMoor (HFM) / 9 May 2016 - 28 June 2016',
    'Stores Clerk /  / 5 May 2013 - 20 June 2015',
  ]);
});

test('a long remark in brackets, a country and a branch behind an employer are no part of its name, the name that letters stand for is', () => {
  expect(
    jobsIn(`
    # Experience
    **Site Engineer** || May 2014 – June 2016
    Harbor Works Ltd. (a maker of pumps and cranes for eleven ports)
    - Built four plants
    **Stores Clerk** || May 2012 – April 2014
    Kelda Cranes & Co,Fellmoor,England
    - Counted crates
    **Teller** || May 2011 – April 2012
    Ashby Bank, Mill Yard Branch 12
    - Counted coins
    **Pump Fitter** || May 2010 – April 2011
    Rowan RPI (Rowan Pump Industries of the North)
    - Fitted pumps`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd. / May 2014 – June 2016',
    'Stores Clerk / Kelda Cranes & Co / May 2012 – April 2014',
    'Teller / Ashby Bank / May 2011 – April 2012',
    'Pump Fitter / Rowan RPI (Rowan Pump Industries of the North) / May 2010 – April 2011',
  ]);
});

test('how far a study is, or how it ended, is part of neither degree nor school', () => {
  expect(
    schoolsIn(`
    # Education
    **Complete two years Diploma in Rope Making** || 2012 – 2014
    Elm Polytechnic
    **B.Com (Pursuing)** || 2010 – 2012
    From Hill College of Commerce
    **B.Tech (Civil) with 68%** || 2006 – 2010
    Passed in Rowan University securing first division
    **H.S.C, Studied** || 2005
    Oak High School, with GPA of 2.9`),
  ).toEqual([
    'Diploma in Rope Making / Elm Polytechnic',
    'B.Com / Hill College of Commerce',
    'B.Tech (Civil) / Rowan University',
    'H.S.C / Oak High School',
  ]);
  expect(
    schoolsIn(`
    # Education
    **B.Com (Pass)** || 2010 – 2012
    Hill College of Commerce`),
  ).toEqual(['B.Com (Pass) / Hill College of Commerce']);
});
