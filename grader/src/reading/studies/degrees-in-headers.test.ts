import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const studiesIn = (text: string) =>
  fieldsOf(
    resumeOf(`
    Ada Marlowe

    # Education
    ${text}

    # Skills
    Welding, drawing`),
  ).educations.map(({ degree, school }) => `${degree} / ${school}`);

test('a level of study gives way to the degree that the header names besides', () => {
  expect(
    studiesIn(`Graduation || B.E. Radio Engineering
    Elmara College of Trade
    2014 - 2016`),
  ).toEqual(['B.E. Radio Engineering / Elmara College of Trade']);
  expect(
    studiesIn(`Tertiary || Bachelor of Science in Botany
    Elmara University
    2011 - 2013`),
  ).toEqual(['Bachelor of Science in Botany / Elmara University']);
});

test('a degree above or below its school is read without what stands behind it', () => {
  expect(
    studiesIn(`Diploma in Rope Engineering (Polytechnic) {61.25%}
    (Elmara State Board of technical education) 2011 to 2014`),
  ).toEqual(['Diploma in Rope Engineering / Elmara State Board of technical education']);
  expect(
    studiesIn(`1993-1994 || ELMARA BUSINESS SCHOOL || Leeds, UK
    Graduate Diploma in Ropes, Chartered Institute of Knots`),
  ).toEqual(['Graduate Diploma in Ropes / ELMARA BUSINESS SCHOOL']);
});

test('neither a town and its state nor an honour is a degree', () => {
  expect(
    studiesIn(`1998-2002 || ELMARA INSTITUTE OF TECHNOLOGY || Cambridge, MA
    Dean's list at Elmara Institute`),
  ).toEqual([' / ELMARA INSTITUTE OF TECHNOLOGY']);
});
