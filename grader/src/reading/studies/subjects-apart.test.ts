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

test('a comma or a dash parts a degree from its subject in another look, and an expected end is no part of the study', () => {
  expect(
    studiesIn(`
    # Education
    **Elm University** || Sep 2020 – Dec 2026 (expected)
    **Master's,** Crane Engineering
    **Lake University** || 2016 – 2020
    **Bachelor of Science,** Ropes
    # Skills
    Welding, drawing`),
  ).toEqual([
    "Master's Crane Engineering / Elm University / Sep 2020 – Dec 2026",
    'Bachelor of Science, Ropes / Lake University / 2016 – 2020',
  ]);
  expect(
    schoolsIn(`
    # Education
    **M.TECH** – Ropes & Cranes
    Hill University || 2014 – 2016`),
  ).toEqual(['M.TECH – Ropes & Cranes / Hill University']);
});

test('a degree in bold goes on with its subject although its school follows', () => {
  expect(
    schoolsIn(`
    # Education
    **Bachelor’s Degree** in Crane Engineering at University of Elm || 2009 – 2012`),
  ).toEqual(['Bachelor’s Degree in Crane Engineering / University of Elm']);
});

test('a thesis is no degree beside one, and the school within a university is no part of a degree', () => {
  expect(
    schoolsIn(`
    # Education
    B.Sc (Honours), Plant Breeding, Elm University || 2008 – 2012
    Honours thesis: Roots in dry soils
    MSc, Rope Management, School of Trade, Hill University || 2014`),
  ).toEqual([
    'B.Sc (Honours), Plant Breeding / Elm University',
    'MSc, Rope Management / School of Trade, Hill University',
  ]);
});

test('a line tells a school, its degree with the subject, and the year', () => {
  expect(
    schoolsIn(`
    # Education
    - University of Elm-Hill, Ph.D. in Ropes, 1997.
    - Lake College (Leeds, England), B.A. in Ropes, 1992.`),
  ).toEqual(['Ph.D. in Ropes / University of Elm-Hill', 'B.A. in Ropes / Lake College']);
});

test('the kind of a school is part of the certificate that it awards', () => {
  expect(
    schoolsIn(`
    # Education
    **Higher School Certificate**
    Name of the institution : Elm Girls’ College
    Passing Year : 2017`),
  ).toEqual(['Higher School Certificate / Elm Girls’ College']);
});

test('beside a degree in a rail, a comma parts the subject from its school', () => {
  const pages = inColumns(
    `
    # Education
    **BS** | **Elm University** , Radio Engineering | Leeds, UK
    . | - Thesis on long waves in short rooms
    **MS** | **Hill University** , Leeds | Leeds, UK
    . | - Thesis on short waves in long rooms`,
    [60, 110, 420],
  );
  const { educations } = fieldsOf(readResume(pages, '2026-11-21'));
  expect(educations.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    'BS Radio Engineering / Elm University',
    'MS / Hill University',
  ]);
});
