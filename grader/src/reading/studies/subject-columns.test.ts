import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';
import { isSubjectOf } from './subject-columns.ts';

test('the subject below "Discipline" belongs to the degree beside it', () => {
  const studies = fieldsOf(
    readResume(
      inColumns(`
    # Education
    Examination | Discipline | College | Year
    B.Tech | Radio Engineering | Elm College | 2012
    HSC | Science | Lakeside School | 2007
    # Skills
    Circuit design, radio`),
      '2026-11-21',
    ),
  ).educations;
  expect(studies.map(({ degree }) => degree)).toEqual(['B.Tech Radio Engineering', 'HSC Science']);
});

test('a degree that names its subject needs no other, and a list of subjects is none', () => {
  expect(isSubjectOf('Radio Engineering', 'Diploma')).toBe(true);
  expect(isSubjectOf('Radio', 'B.Sc (Physics)')).toBe(false);
  expect(isSubjectOf('Works', 'Diploma in Radio')).toBe(false);
  expect(isSubjectOf('Physics, Chemistry, English', '10th')).toBe(false);
  expect(isSubjectOf('All subjects', '10th')).toBe(false);
  expect(isSubjectOf('Elm State Board', '10th')).toBe(false);
});
