import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('a school stands behind a bracket, in one with its town and year, and behind a certificate or a subject', () => {
  expect(
    studiesIn(`
    # Education
    - B.E. Civil Engineering (at Elm College of Engineering, Leeds, in 2014)- 71%
    - B.E. Electronics Engineering in Hill Engineering College, Leeds with aggregate of 6.4 (CGPA), 2011
    - Higher Secondary Certificate in Sta. Anna Matric Higher Secondary school, Leeds, 2009
    - BS in Computing (Honours) Mill University of Trade, Leeds Sept 2008
    - 12th (arts)from Elm Board, 2006
    - Secondary school certificate Board of Elmshire - 2004
    - Doctorate in Civil Engineering, HBU
    - M.Sc in Physics, Spain`),
  ).toEqual([
    'B.E. Civil Engineering / Elm College of Engineering / 2014',
    'B.E. Electronics Engineering / Hill Engineering College / 2011',
    'Higher Secondary Certificate / Sta. Anna Matric Higher Secondary school / 2009',
    'BS in Computing (Honours) / Mill University of Trade / Sept 2008',
    '12th (arts) / Elm Board / 2006',
    'Secondary school certificate / Board of Elmshire / 2004',
    'Doctorate in Civil Engineering / HBU / ',
    'M.Sc in Physics, Spain /  / ',
  ]);
});

test('a course without a degree is told by where it is from', () => {
  expect(
    studiesIn(`
    # Education
    - Successfully completed Basic Knots Training from (NCR) National Council of Ropes, Leeds.
    - One Year Sails and Ropes Course Form “Institute Of Sails” At Leeds.`),
  ).toEqual([
    'Basic Knots Training / National Council of Ropes / ',
    'One Year Sails and Ropes Course / “Institute Of Sails” / ',
  ]);
});

test('how far a degree is and what level it has are no part of it', () => {
  expect(
    studiesIn(`
    # Education
    - Recently completed B.Tech from Elm Institute of technology
    - Appeared for the final exam of Advance Diploma in Ropes from Hill college
    - M.S.W. Passes from Mill University in 2014
    - B. E. Marine with Pass class from Harbor Engineering College
    - High School : 10th (arts) from Elm Board`),
  ).toEqual([
    'B.Tech / Elm Institute of technology / ',
    'Advance Diploma in Ropes / Hill college / ',
    'M.S.W. / Mill University / 2014',
    'B. E. Marine / Harbor Engineering College / ',
    '10th (arts) / Elm Board / ',
  ]);
});

test('a bracket with a gap before its end closes a degree', () => {
  expect(
    studiesIn(`
    # Education
    - B-Tech (Rope Engineering ) from Elm Institute, 2013`),
  ).toEqual(['B-Tech (Rope Engineering ) / Elm Institute / 2013']);
});

test('a town behind the letters of a school is its place, and a level of a school is none', () => {
  expect(
    studiesIn(`
    # Education
    - Diploma in Trade (Ropes), HBRM, LEEDS
    - 12th Elm Matric Higher Secondary School, Hillside`),
  ).toEqual(['Diploma in Trade (Ropes) / HBRM / ', '12th / Elm Matric Higher Secondary School, Hillside / ']);
});

test('a degree stands behind the colon or the comma of its school, and a name before a town behind its bracket', () => {
  expect(
    studiesIn(`
    # Education
    - Harbor College of Art: BA in Sail Design. (London)
    - Elm University, Leeds, Bachelor of Laws 2011
    - Bachelor of Engineering (Ropes), Bramble Wharf, London, England
    - DAE (two years) in Knots from Elm Board of Rope Education in (2001 To 2003)
    - I Have Completed Bachelor of Science Degree in Ropes From Hill Institute of Knots (H.I.K.), Leeds under Elmshire Rope University in 2013
    - Bachelor of Commerce (Honours), First Division, London`),
  ).toEqual([
    'BA in Sail Design / Harbor College of Art / ',
    'Bachelor of Laws / Elm University / 2011',
    'Bachelor of Engineering (Ropes) / Bramble Wharf / ',
    'DAE (two years) in Knots / Elm Board of Rope Education / 2001 To 2003',
    'Bachelor of Science Degree in Ropes / Hill Institute of Knots (H.I.K.) / 2013',
    'Bachelor of Commerce (Honours) /  / ',
  ]);
});
