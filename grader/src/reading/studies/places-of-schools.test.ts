import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

/** The schools of studies told in lines, each with its place behind a slash. */
const schoolsIn = (...schools: string[]) =>
  resumeOf(`
    Ada Marlowe

    # Education
    ${schools.map((school, i) => `- B.Com from ${school} in ${2001 + i}`).join('\n    ')}
  `)
    .sections.flatMap(({ entries }) => entries)
    .map(({ organisation, location }) => `${organisation?.text} / ${location?.text ?? ''}`);

test('the town or the state behind a school is its place', () => {
  expect(
    schoolsIn(
      'Elmara College, Leeds',
      'E.S.K School ,Patna',
      'Elmara University , Novaldea, UK',
      'Hilara Inter College (Brenzag)',
    ),
  ).toEqual([
    'Elmara College / Leeds',
    'E.S.K School / Patna',
    'Elmara University / Novaldea, UK',
    'Hilara Inter College / Brenzag',
  ]);
});

test('a board and the letters of a school are followed by their place without any sign', () => {
  expect(schoolsIn('E.S.E.B Patna (Bihar)', 'Hill State Board Brenzag', 'ESEB ( Patna )', 'E.T.R.I in Leeds')).toEqual([
    'E.S.E.B / Patna (Bihar)',
    'Hill State Board / Brenzag',
    'ESEB / Patna',
    'E.T.R.I / Leeds',
  ]);
});

test('a road before the town and a code behind it belong to the address', () => {
  expect(schoolsIn('Elmara University, College Road, Brenzag, UK', 'Hilara College, Patna – 417263')).toEqual([
    'Elmara University / College Road, Brenzag, UK',
    'Hilara College / Patna',
  ]);
});

test('a town belongs to the name of a campus, and letters to the name that they stand for', () => {
  expect(
    schoolsIn(
      'University of California, Berkeley',
      'College of Engineering, Brenzag',
      'Indian Institute of Technology, Bombay',
      'University of Hull at Brenzag',
      'Hilara Institute of Trade (HIT)',
    ),
  ).toEqual([
    'University of California, Berkeley / ',
    'College of Engineering, Brenzag / ',
    'Indian Institute of Technology, Bombay / ',
    'University of Hull at Brenzag / ',
    'Hilara Institute of Trade (HIT) / ',
  ]);
});

test('a subject behind a comma is no place, and neither is a board before its own name', () => {
  expect(schoolsIn('Hilara College, Arts and Commerce', 'U.P. Board', 'L. N. M. University')).toEqual([
    'Hilara College, Arts and Commerce / ',
    'U.P. Board / ',
    'L. N. M. University / ',
  ]);
});

test('a school that has a name of its own ends before its town, without any sign between them', () => {
  expect(
    schoolsIn('Elmara Polytechnic Patna Bihar', 'S.K.V College Brenzagar', 'Hilara H.S.S Brenzagar', 'HTKV Jaipur'),
  ).toEqual([
    'Elmara Polytechnic / Patna Bihar',
    'S.K.V College / Brenzagar',
    'Hilara H.S.S / Brenzagar',
    'HTKV / Jaipur',
  ]);
});

test('a town belongs to a kind of school without a name, to a university of a region, and to letters that are a word', () => {
  expect(
    schoolsIn('Govt. I.T.I Brenzagar', 'Punjab University Patna', 'Sixth Form College Leeds', 'IIT Jaipur'),
  ).toEqual(['Govt. I.T.I Brenzagar / ', 'Punjab University Patna / ', 'Sixth Form College Leeds / ', 'IIT Jaipur / ']);
});
