import { expect, test } from 'vitest';
import { schoolsIn, studiesIn } from '../../testing/read-fields.ts';

test('the labels of a school complete the study whose degree stands above, and a university is named beside a college', () => {
  expect(
    studiesIn(`
    # Education
    Course : Diploma in Radio
    College : Elm Polytechnic College
    University : Hill University
    Year : 2010-2013
    Trade : Radio mechanic
    Institute : Lake Technical Institute
    Year : 2007-2009
    # Skills
    Welding, drawing`)[0],
  ).toBe('Diploma in Radio / Elm Polytechnic College / 2010-2013');
  expect(
    studiesIn(`
    # Education
    - Graduation : Diploma in Radio Engineering
    Institution : Elm Polytechnic College Hull in 2016.
    Grade : 82%
    - Intermediate : HSC
    Institution : Hill School Leeds in 2013.
    Grade : 79%
    # Skills
    Welding, drawing`)[0],
  ).toBe('Diploma in Radio Engineering / Elm Polytechnic College / 2016');
});

test('the level of a school stands in the place of a degree, where no degree is named', () => {
  expect(
    studiesIn(`
    # Education
    **Secondary** || 2001 — 2006
    Elm National Academy
    **Primary** || 1996 — 2001
    Hill Central School`),
  ).toEqual(['Secondary / Elm National Academy / 2001 — 2006', 'Primary / Hill Central School / 1996 — 2001']);
});

test('an item that tells a study goes on to its school and its year', () => {
  expect(
    studiesIn(`
    # Education
    - Pursuing M.Tech in Industrial Radio Works from Elm Hill Lakeside University of Hull and
    Technology (EHUT), Leeds. Scored 70% || (2012-2014) {x=18}
    - B.Tech. in Radio Engineering from Lake College of Engineering, Hull in 2011`),
  ).toEqual([
    'M.Tech in Industrial Radio Works / Elm Hill Lakeside University of Hull and Technology (EHUT) / 2012-2014',
    'B.Tech. in Radio Engineering / Lake College of Engineering / 2011',
  ]);
});

test('degrees in the looks of titles head studies below the title of the studies', () => {
  const text = `
    # EXPERIENCE
    **Clerk, Harbor Works** || 2015 – 2019
    - Counted stock in two warehouses
    # EDUCATION
    Diploma in Radio
    Elm Polytechnic College, Leeds
    # HSC
    Hill Higher Secondary School, Leeds
    # Higher Secondary School Certificate (HSC)
    Lake Government High School, Hull
    # Certificate in Welding
    Ash Technical Institute, Hull
    # CERTIFICATES
    Forklift licence`;
  expect(studiesIn(text).slice(1)).toEqual([
    'HSC / Hill Higher Secondary School / ',
    'Higher Secondary School Certificate (HSC) / Lake Government High School / ',
    'Certificate in Welding / Ash Technical Institute / ',
  ]);
});

test('a board is named after what it examines, and a school is no degree where degrees stand in the other studies', () => {
  expect(
    schoolsIn(`
    # Education
    Central Board of Secondary Education, Leeds
    2011
    Pre-University
    Board of Works, Hull
    2009`),
  ).toEqual([' / Central Board of Secondary Education', 'Pre-University / Board of Works']);
});

test('degrees of other languages are read where somebody still studies or learned a trade', () => {
  expect(
    studiesIn(`
    # Education
    **Graduando em Geologia** || 2017 – 2021
    Universidade Federal de Elmo
    **Lehre zum Schreiner** || 1999 – 2003
    Berufsschule Elmstadt`),
  ).toEqual([
    'Graduando em Geologia / Universidade Federal de Elmo / 2017 – 2021',
    'Lehre zum Schreiner / Berufsschule Elmstadt / 1999 – 2003',
  ]);
});

test('a school with a long name begins the studies, a text about one does not', () => {
  const studies = (line: string) =>
    schoolsIn(`
    # Education
    ${line}
    Bachelor of Arts in Weaving
    2009 – 2012
    # Skills
    Looms, dyes`);
  expect(studies('Universidad Autónoma de la Costa del Valle de los Olmos Altos')).toEqual([
    'Bachelor of Arts in Weaving / Universidad Autónoma de la Costa del Valle de los Olmos Altos',
  ]);
  expect(studies('The school of my town taught me how looms are built')[0]).not.toContain('taught');
});

test('schools are known by their words in more languages', () => {
  expect(
    schoolsIn(`
    # Education
    Yapı Sanatı (Master's Degree), Ormanlı Üniversitesi || 2014 – 2016
    Uniwersytet Zielonej Doliny || 2010 – 2014
    Weaving and Dyes
    Elmsvik Universitet || 2008 – 2010
    Dyes`),
  ).toEqual([
    "Yapı Sanatı (Master's Degree) / Ormanlı Üniversitesi",
    'Weaving and Dyes / Uniwersytet Zielonej Doliny',
    'Dyes / Elmsvik Universitet',
  ]);
});

test('the course of a bootcamp is what was learnt, a bootcamp by its name is where', () => {
  expect(
    schoolsIn(`
    # Education
    **Elmridge Eastern**, Leeds, UK
    Data Science Bootcamp
    - Six months of tables and charts
    **Hillport Bootcamp**, Hull, UK
    Diploma in Weaving
    - Looms and dyes`),
  ).toEqual(['Data Science Bootcamp / Elmridge Eastern', 'Diploma in Weaving / Hillport Bootcamp']);
});

test('the letters of a state behind the town of a school are no degree', () => {
  expect(
    schoolsIn(`
    # Education
    **ELM UNIVERSITY, Springfield, MA**
    Bachelor of Science in Acoustics, June 2018
    Bachelor of Science in Radio Works, June 2018
    **Hill College, Economics, MA**
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Bachelor of Science in Acoustics / ELM UNIVERSITY',
    'Bachelor of Science in Radio Works / ELM UNIVERSITY',
    'MA / Hill College, Economics',
  ]);
});

test('a year and its colon before a degree are its time', () => {
  expect(
    studiesIn(`
    # Education
    2007:B.Com. Trade
    2004 : HSC
    # Skills
    Welding, drawing`),
  ).toEqual(['B.Com. Trade /  / 2007', 'HSC /  / 2004']);
});

test('courses listed below a degree are no degree of the next study', () => {
  expect(
    studiesIn(`
    # Education
    Master of Radio Science || 2018 - 2020
    Elm University
    - Thesis: Waves of long standing in short rooms
    - Course: Scales and Levers | Wires | Ropes and Sails
    Bachelor of Science in Acoustics || 2014 - 2018
    Hill University
    - Course: Bells | Drums | Horns`),
  ).toEqual([
    'Master of Radio Science / Elm University / 2018 - 2020',
    'Bachelor of Science in Acoustics / Hill University / 2014 - 2018',
  ]);
});
