import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { schoolsIn, studiesIn } from '../../testing/read-fields.ts';
import { readResume } from '../read-resume.ts';

test('a degree goes on with its subject on the next line, behind a bar, or in brackets of another look', () => {
  expect(
    studiesIn(`
    # Education
    Elm University || Master's Degree
    Crane and Power Engineering || 2014 - 2015
    - Ropes and knots
    Hill University || Bachelor's Degree
    Mechanics || 2011 - 2014`),
  ).toEqual([
    "Master's Degree Crane and Power Engineering / Elm University / 2014 - 2015",
    "Bachelor's Degree Mechanics / Hill University / 2011 - 2014",
  ]);
  expect(
    studiesIn(`
    # Education
    Bachelor of Trade | Shop Systems || 2011 - 2014
    Elm State University`),
  ).toEqual(['Bachelor of Trade | Shop Systems / Elm State University / 2011 - 2014']);
  expect(
    schoolsIn(`
    # Education
    **Bachelor of Technology** (Radio Works)
    Elm Institute of Technology`),
  ).toEqual(['Bachelor of Technology (Radio Works) / Elm Institute of Technology']);
});

test('a mark, a place or a school below a degree is no subject of it', () => {
  expect(
    schoolsIn(`
    # Education
    Hill University || Master's Degree
    Leeds || 2014 - 2015
    Elm University || Bachelor's Degree
    First Class || 2011 - 2014`),
  ).toEqual(["Master's Degree / Hill University", "Bachelor's Degree / Elm University"]);
});

test('how well a degree was passed is no subject behind its dash', () => {
  expect(
    studiesIn(`
    # Education
    Elm University
    MPhil, Crane Design - Distinction || Sep 2012 – Jul 2013
    Hill University
    MEng - Pulley Design || Sep 2008 – Jul 2012`),
  ).toEqual([
    'MPhil, Crane Design / Elm University / Sep 2012 – Jul 2013',
    'MEng - Pulley Design / Hill University / Sep 2008 – Jul 2012',
  ]);
});

test('what stands before the only school of a study was studied there, unless it is a label', () => {
  expect(
    studiesIn(`
    # Education
    Crane Engineering
    Elm Polytechnic College
    2008 – 2011`),
  ).toEqual(['Crane Engineering / Elm Polytechnic College / 2008 – 2011']);
  expect(
    studiesIn(`
    # Education
    Intuition : Elm Polytechnic College
    2008 – 2011`),
  ).toEqual([' / Intuition : Elm Polytechnic College / 2008 – 2011']);
});

test('a subject in a column between a degree and its time is that of the degree', () => {
  const degreeOf = (beside: string) => {
    const text = `
    # Education
    Elm State University
    B.Tech | ${beside} | 2003-2007
    # Skills
    Welding, drawing`;
    return fieldsOf(readResume(inColumns(text, [60, 200, 400]), '2026-11-21')).educations.map(({ degree }) => degree);
  };
  expect(degreeOf('Marine Engineering')).toEqual(['B.Tech Marine Engineering']);
  expect(degreeOf('HSBX (Board)')).toEqual(['B.Tech']);
});
