import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsOf = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

test('qualifications without a degree, a school or a time are no studies beside the studies', () => {
  const kindOf = (rows: string, title = 'Technical qualifications') =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # ${title}
    ${rows}`)[1];
  expect(kindOf('- Shorthand and typing')).toBe('skills');
  expect(kindOf('- Good exposure to all the newest programs such as MS Office')).toBe('skills');
  expect(kindOf('- Course in the care of lamps')).toBe('certifications');
  expect(kindOf('- Typewriting, higher grade passed')).toBe('certifications');
  expect(kindOf('- Shorthand\n    - Typing\n    - Driving license')).toBe('skills');
  expect(kindOf('- Mends the lamps and the pumps of ships', 'Summary of qualification')).toBe('summary');
  expect(kindOf('- Diploma in Trade')).toBe('education');
  expect(kindOf('- Typing, Hill Institute')).toBe('education');
  expect(kindOf('- Lettering from Harbor Works')).toBe('education');
  expect(
    kindsOf(`
    # Qualifications
    - Shorthand and typing
    # Work experience
    **Clerk** || Aug 2019 – Mar 2021
    Delta Foods Ltd`)[0],
  ).toBe('education');
});

test('certificates and tools are no studies beside the studies, whenever and by whom they were taught', () => {
  const kindOf = (rows: string, title = 'Technical qualifications') =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # ${title}
    ${rows}`)[1];
  const courses = '- Certified rigger, 2016\n- Course in splicing from Hill Works, 2017';
  expect(kindOf(courses)).toBe('certifications');
  expect(kindOf(`${courses}\n- PG Diploma course in knots, 2018`)).toBe('education');
  expect(kindOf('- One year certificate in ITI, 2012')).toBe('education');
  expect(kindOf('- MS Word and Excel\n- Internet', 'Computer education')).toBe('skills');
  expect(kindOf('- Diploma in Computer Application\n- MS Word and Excel', 'Computer education')).toBe('education');
  expect(kindOf('- Word and Excel. From Hill Works')).toBe('education');
});

test('posts with their times below “Professional Qualification” are work, and studies there stay studies', () => {
  const kindsOf = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);
  expect(
    kindsOf(`
    # Professional Qualification
    03 Mar. 2015 to 14 Sep. 2016 || Stock Yard Engineer
    Tarnex Construction Co. Ltd.
    11 May 2012 to 20 Feb. 2015 || Yard Supervisor
    Harbor Works Co. Ltd.
    # Technical Qualification
    Diploma in Civil Engineering, Elm Polytechnic, 2013`),
  ).toEqual(['experience', 'education']);
  expect(
    kindsOf(`
    # Professional Qualification
    Diploma in Civil Engineering, Elm Polytechnic, 2013
    Bachelor of Engineering, Hill University, 2016
    # Skills
    Looms, belts, gears`),
  ).toEqual(['education', 'skills']);
});
