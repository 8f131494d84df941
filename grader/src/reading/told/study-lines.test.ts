import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('a school stands behind its degree in brackets, behind "in" or right behind a short degree', () => {
  expect(
    studiesIn(`
    # Education
    - 12Th Hill State Board 2008,
    - B.E (Civil) in Hill Polytechnic, Leeds
    - Plus Two (Board of Higher Secondary Examination, Elm)
    - Diploma in Trade (Elm Institute of Business)
    - B.E in Civil Engineering Elm University 2012`),
  ).toEqual([
    '12Th / Hill State Board / 2008',
    'B.E (Civil) / Hill Polytechnic / ',
    'Plus Two / Board of Higher Secondary Examination, Elm / ',
    'Diploma in Trade / Elm Institute of Business / ',
    // Nothing tells where the subject ends and the school begins.
    'B.E in Civil Engineering Elm University /  / 2012',
  ]);
});

test('a degree and its school are parted at the comma between them, whatever follows', () => {
  expect(
    studiesIn(`
    # Education
    BCA, Elm College, Leeds
    08/2021 - 08/2024`),
  ).toEqual(['BCA / Elm College / 08/2021 - 08/2024']);
});

test('a subject behind the dash of a school, or below it, is what was studied', () => {
  expect(
    studiesIn(`
    # Education
    Elm University —Secondary Education
    SEPTEMBER 2019 - APRIL 2025`),
  ).toEqual(['Secondary Education / Elm University / SEPTEMBER 2019 - APRIL 2025']);
  expect(
    studiesIn(`
    # Education
    Elm Institute of Technology
    Structural Engineering
    2004 - 2009`),
  ).toEqual(['Structural Engineering / Elm Institute of Technology / 2004 - 2009']);
});

test('labels of studies with a bullet sign are no titles of courses', () => {
  expect(
    studiesIn(`
    # Education
    - **Course : M.Phil (Physics)**
    Institution : Elm College, Leeds
    Year of passing : 2013
    - **Course : B.Sc (Physics)**
    Institution : Hill College, Leeds
    Year of passing : 2008`),
  ).toEqual(['M.Phil (Physics) / Elm College / 2013', 'B.Sc (Physics) / Hill College / 2008']);
});

test('"+2", "Metric" and "High School" are degrees before their boards', () => {
  expect(
    studiesIn(`
    # Education
    - Metric from U.P. Board, 2008
    - +2 Arts from CHSE, Odisha 2010
    - High School from Hill Board in 2006`),
  ).toEqual(['Metric / U.P. Board / 2008', '+2 Arts / CHSE / 2010', 'High School / Hill Board / 2006']);
});

test('a degree belongs to the dated school above it, not to the next one further below', () => {
  expect(
    studiesIn(`
    # Education
    **DESIGN GUIDE 2021-2022** {size=12}
    Certificate of completion in print management
    **ELMTOPIA 2016-2017** {size=12, gap=8}
    Certificate of completion in motion graphics
    **HILL UNIVERSITY 2009-2014** {size=12, gap=8}
    BA in Fine Arts`),
  ).toEqual([
    'Certificate of completion in print management / DESIGN GUIDE / 2021-2022',
    'Certificate of completion in motion graphics / ELMTOPIA / 2016-2017',
    'BA in Fine Arts / HILL UNIVERSITY / 2009-2014',
  ]);
});

test('what a school attests, a dash in brackets and a school that slipped leave a study whole', () => {
  expect(
    studiesIn(`
    # Education
    - Bachelor of Technology (B.Tech – Civil) from Elm University, Leeds (Certificate attested by the Ministry of Education, Ministry of Labour) in the year of 2015
    - B.COM (Computer Application) in the year of 2008, Elm Hill Collage, Leeds.
    - DME from Elm Polytechnic College, Leeds in year (2015-2017) with 70%
    - M.B.A : Completed MBA from Hill college of Business Management at York`),
  ).toEqual([
    'Bachelor of Technology (B.Tech – Civil) / Elm University / 2015',
    'B.COM (Computer Application) / Elm Hill Collage / 2008',
    'DME / Elm Polytechnic College / 2015-2017',
    'M.B.A / Hill college of Business Management / ',
  ]);
});

test('a study stands behind the dash of its school, or behind a bar without spaces', () => {
  expect(
    studiesIn(`
    # Education
    - Elm University, Leeds – POST GRADUATE DIPLOMA IN MANAGEMENT in Marketing batch 2007-2009`),
  ).toEqual(['POST GRADUATE DIPLOMA IN MANAGEMENT in Marketing / Elm University / 2007-2009']);
  expect(
    studiesIn(`
    # Education
    Elm College|A.S in Computer Science
    May 2020`),
  ).toEqual(['A.S in Computer Science / Elm College / May 2020']);
});

test('degrees that look like titles are none, and dates on lines of their own lead the studies', () => {
  expect(
    studiesIn(`
    # EDUCATION
    2021-present
    # B.E MECHANICAL ENGINEERING
    Elm Engineering College, Leeds
    2019
    # HSC | 86.83
    Hill Higher Secondary School
    # SKILLS
    Welding, drawing`),
  ).toEqual([
    'B.E MECHANICAL ENGINEERING / Elm Engineering College / 2021-present',
    'HSC / Hill Higher Secondary School / 2019',
  ]);
});

test('schools named after their level, levels in brackets, and courses by their length', () => {
  expect(
    studiesIn(`
    # Education
    - SSLC (10TH) Elm High School at Leeds with 71% from 2001-2002
    - 12th Elm Higher Secondary School Leeds with 64% from 2003-2004
    - High School (Science) from Hill Board Leeds in 2006.
    - 9 Month typing course from Lake Computer Centre
    - I.T.I. Fitter from Elm Institute Hull from Sept. 2007 to Sept. 2009.`),
  ).toEqual([
    'SSLC (10TH) / Elm High School / 2001-2002',
    '12th / Elm Higher Secondary School / 2003-2004',
    'High School (Science) / Hill Board / 2006',
    '9 Month typing course / Lake Computer Centre / ',
    'I.T.I. Fitter / Elm Institute / Sept. 2007 to Sept. 2009',
  ]);
});

test('the year between a degree and its school belongs to neither', () => {
  expect(
    studiesIn(`
    # Education
    - B.Com (Honours), 2013; Elm College, Hull with 52%
    - 12th, 2010; Lakeside High School, Hull with 78%
    - Completed Bachelor of Engineering (Radio) – 2014 in Hill Polytechnic, Leeds
    - Matriculation 2009 from R.D. Elm High School
    - National Certificate in Trade, (June 2008) from Lake College, Leeds`),
  ).toEqual([
    'B.Com (Honours) / Elm College / 2013',
    '12th / Lakeside High School / 2010',
    'Bachelor of Engineering (Radio) / Hill Polytechnic / 2014',
    'Matriculation / R.D. Elm High School / 2009',
    'National Certificate in Trade / Lake College / June 2008',
  ]);
});

test('what says that a study was passed, and when, is no part of the school', () => {
  expect(
    studiesIn(`
    # Education
    - Bachelor of Engineering (B.E) in Radio from Elm University, Leeds(August 2006-April 2010)
    - SSLC from Hill High School, Hull passed out in 2000 with First Class.
    - I.T.I in Welding from Lake Institute, Hull during the session from 2010 to 2012
    - 10 passed from Hill State Board in 2009
    - Passed T.Y.B.Com through Elm University with 2nd class
    - High school Lake State Board in year 2008`),
  ).toEqual([
    'Bachelor of Engineering (B.E) in Radio / Elm University / August 2006-April 2010',
    'SSLC / Hill High School / 2000',
    'I.T.I in Welding / Lake Institute / 2010 to 2012',
    '10 / Hill State Board / 2009',
    'T.Y.B.Com / Elm University / ',
    'High school / Lake State Board / 2008',
  ]);
});

test('a dash before "from" leads to the subject of a degree', () => {
  expect(
    studiesIn(`
    # Education
    - B.E – Radio Engineering from Elm College, Hull
    - B.Tech : Graduated from Hill Institute of Technology
    - MBA from Lake School of Trade from Hill University`),
  ).toEqual([
    'B.E – Radio Engineering / Elm College / ',
    'B.Tech / Hill Institute of Technology / ',
    'MBA / Lake School of Trade / ',
  ]);
});

test('a school ends before what was obtained there, and "From" may stand right behind a full stop', () => {
  expect(
    studiesIn(`
    # Education
    - SSC from Hill Secondary School obtained a mean grade of B
    - B.E in Radio Works.From Lake College with 65% marks in aggregate
    - 2012 – 2014 : Baccalaureate in Trade – Groupe Scolaire Lac, Elm
    - 2006 – 2007 : Primary School Certificate – Hill School
    - **HR. SECONDARY – 66%**
    - The Diploma Of The Technical Arts Studies, May 2006`),
  ).toEqual([
    'SSC / Hill Secondary School / ',
    'B.E in Radio Works / Lake College / ',
    'Baccalaureate in Trade / Groupe Scolaire Lac, Elm / 2012 – 2014',
    'Primary School Certificate / Hill School / 2006 – 2007',
    'HR. SECONDARY /  / ',
    'The Diploma Of The Technical Arts Studies /  / May 2006',
  ]);
});

test('below a whole study a line may tell the next one, but not an honour or a part of it', () => {
  expect(
    studiesIn(`
    # Education
    **M.Com** || 2009 - 2011
    Elm University, Hull
    - SSLC from Hill High School, Hull in 2005
    - Scholarship of the Lake School, 2010
    - Exchange at Stone University, 2010`),
  ).toEqual(['M.Com / Elm University / 2009 - 2011', 'SSLC / Hill High School / 2005']);
});

test('a degree below its school ends before what is told with it', () => {
  expect(
    studiesIn(`
    # Education
    **HILL COLLEGE** || 1978 - 1982
    - B.A., Social Studies with honors thesis on tolls and fairs of two towns
    - Captain of the chess team with two titles`),
  ).toEqual(['B.A., Social Studies / HILL COLLEGE / 1978 - 1982']);
});

test('a mark in brackets behind a degree is no part of it', () => {
  expect(
    studiesIn(`
    # Education
    - Intermediate with [61.50%] first class from Hill Junior College in 2003`),
  ).toEqual(['Intermediate / Hill Junior College / 2003']);
});

test('a colon behind a degree leads to its subject, and the comma behind that to the school', () => {
  expect(
    studiesIn(`
    # Education
    - Diploma: Ropes, Elm Institute of Trade, 2004
    - B.Com: Completed B.Com from Elm College, 2001`),
  ).toEqual(['Diploma: Ropes / Elm Institute of Trade / 2004', 'B.Com / Elm College / 2001']);
});
