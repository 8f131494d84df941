import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

const studiesOf = (text: string) =>
  fieldsOf(readResume(inColumns(text), '2026-11-21')).educations.map(
    ({ degree, school, date }) => `${degree} / ${school} / ${date}`,
  );

test('the first line of a school above its degree, right below the head, belongs to that row', () => {
  expect(
    studiesOf(`
    # Education
    Course | Institution | Year | Grade
    . | Lakeside Engineering {gap=8}
    B.E. | College, Hull | 2010 | First
    HSC | Hill School | 2006 | Second {gap=8}
    # Skills
    Circuit design, radio`),
  ).toEqual(['B.E. / Lakeside Engineering College / 2010', 'HSC / Hill School / 2006']);
});

test('the second line of a head is no study', () => {
  expect(
    studiesOf(`
    # Education
    Examination | School/College | Year | Grade
    . | . | of passing
    Diploma | Elm College | 2010 | First {gap=8}
    HSC | Hill School | 2006 | Second {gap=8}
    # Skills
    Circuit design, radio`),
  ).toEqual(['Diploma / Elm College / 2010', 'HSC / Hill School / 2006']);
});

test('of two columns with heads of a post that one holds the posts whose cells name them', () => {
  const { workExperiences } = fieldsOf(
    readResume(
      inColumns(`
    # Work Experience
    Company | Capacity | Duration | Designation
    Kite Mills Ltd | 4000 looms | 2015 – 2018 | Knitting Manager
    Fashion Gauge Ltd | 300 looms | 2012 – 2015 | Shift Supervisor
    # Skills
    Circuit design, radio`),
      '2026-11-21',
    ),
  );
  expect(workExperiences.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Knitting Manager / Kite Mills Ltd',
    'Shift Supervisor / Fashion Gauge Ltd',
  ]);
});
