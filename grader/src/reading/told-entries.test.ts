import { expect, test } from 'vitest';
import { fieldsOf } from '../report/fields.ts';
import { resumeOf } from '../testing/resume-of.ts';

const read = (text: string) => fieldsOf(resumeOf(text));
const jobs = (text: string) =>
  read(text).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '));
const studies = (text: string) =>
  read(text).educations.map(({ degree, school, date }) => [degree, school, date].join(' / '));

test('a sentence with title, employer and dates is a job', () => {
  expect(
    jobs(`
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
    jobs(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Worked with three warehouses as part of the yearly count of stock
    - Served as contact for 30 suppliers in two regions`),
  ).toEqual(['Clerk / Delta Foods / Feb 2017 – Dec 2019']);
});

test('lines below a job that a sentence tells belong to it', () => {
  const [job] = read(`
    # Work Experience
    - Working as Nurse at Elm Hospital since May 2016
    - Cared for 12 residents on each shift
    - Trained six new nurses`).workExperiences;
  expect(job).toMatchObject({ jobTitle: 'Nurse', company: 'Elm Hospital', date: 'since May 2016' });
  expect(job?.bullets).toHaveLength(3);
});

test('a list of studies has one in each line', () => {
  expect(
    studies(`
    # Education
    - M.Com from University of Lakeside Plains in 2013.
    - B.Com from City Degree College, Halifax in 2011 with 62.5% marks
    - 12th, Hill State Board, 2008
    - 10th passed from Hill State Board in 2006 with first division`),
  ).toEqual([
    'M.Com / University of Lakeside Plains / 2013',
    'B.Com / City Degree College, Halifax / 2011',
    '12th / Hill State Board / 2008',
    '10th / Hill State Board / 2006',
  ]);
});

test('lines without signs tell studies, too', () => {
  expect(
    studies(`
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
