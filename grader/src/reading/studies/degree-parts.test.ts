import { expect, test } from 'vitest';
import { schoolsIn, studiesIn } from '../../testing/read-fields.ts';

test('a line below a school begins with its degree, and may tell its time', () => {
  expect(
    studiesIn(`
    # Education
    **Elm Institute of Technology** || Leeds, UK
    - Doctorate in Radio Works; CGPA: 4.1/5 – Prof. Ada Example, Jan 2012 – Dec 2015
    **Hill Centre of Advanced Trade** || 02/2010 – 02/2011
    - Post Graduate Diploma in Trade (PG-DT)
    - Coursework: prices, tolls, ledgers`),
  ).toEqual([
    'Doctorate in Radio Works / Elm Institute of Technology / Jan 2012 – Dec 2015',
    'Post Graduate Diploma in Trade (PG-DT) / Hill Centre of Advanced Trade / 02/2010 – 02/2011',
  ]);
});

test('full stops of short forms end no degree below its school, and a mark in its line does', () => {
  expect(
    studiesIn(`
    # Education
    **Elm University** | Leeds, UK || Expected Graduation, May 2026
    B.S. in Radio Works & B.S. in International Grain and Old Ledgers | GPA: 3.1
    **EIT Leeds, UK** || Aug 2016 – Jul 2020
    Integrated Masters of Technology in Botany and Mining Engineering || 3.1 / 4`),
  ).toEqual([
    'B.S. in Radio Works & B.S. in International Grain and Old Ledgers / Elm University / May 2026',
    'Integrated Masters of Technology in Botany and Mining Engineering /  / Aug 2016 – Jul 2020',
  ]);
});

test('California behind a town is no degree, so that a long line below the school is its degree', () => {
  expect(
    studiesIn(`
    # Education
    Elm College – Lakeport, CA || May 2027
    BA in Music and Botany with a sequence in Old Ledgers
    - GPA: 3.1
    # Experience
    Clerk – Hill Foods || May 2017 – May 2019
    - Counted stock`),
  ).toEqual(['BA in Music and Botany with a sequence in Old Ledgers / Elm College / May 2027']);
});

test('what a study brought is no degree', () => {
  expect(
    studiesIn(`
    # Education
    **Elm College of Hull** || 2010 – 2013
    - Degree with honours list twice and a prize for drawings
    - Thesis on the roots of barley
    **Hill College of Leeds** || 2006 – 2009
    - F A X ( 5 5 5 ) 0 1 4 3`),
  ).toEqual([' / Elm College of Hull / 2010 – 2013', ' / Hill College of Leeds / 2006 – 2009']);
});

test('a subject before the school belongs to the degree', () => {
  expect(
    studiesIn(`
    # Education
    - Masters of Business Administration, specializing in Logistics, Elm Trade College, Hill University, Leeds 2010
    - MBA, Finance, Lake University of Studies, 2008`),
  ).toEqual([
    'Masters of Business Administration, specializing in Logistics / Elm Trade College / 2010',
    'MBA, Finance / Lake University of Studies / 2008',
  ]);
});

test('a year behind the "of" of a school is no part of when it was', () => {
  expect(
    studiesIn(`
    # Education
    - B.Ed. from University of Hull 2009
    - B.A. from Lake College of June 2006`),
  ).toEqual(['B.Ed. / University of Hull / 2009', 'B.A. / Lake College / June 2006']);
});

test('a name before a comma that is no subject stays with the school', () => {
  expect(
    studiesIn(`
    # Education
    - 12th from K.P.L.N Hull, Elm State Board in 2009`),
  ).toEqual(['12th / K.P.L.N Hull, Elm State Board / 2009']);
});

test('a degree goes on behind its class with its subject, and the diploma of a polytechnic is no school', () => {
  expect(
    studiesIn(`
    # Education
    - Bachelor of Engineering (B.E) with first class in Radio Works from Elm University, Leeds (August 2006 - April 2010)
    - HSC with first class in 2006 from Hill Higher Secondary School
    # Skills
    Welding`),
  ).toEqual([
    'Bachelor of Engineering (B.E) with first class in Radio Works / Elm University / August 2006 - April 2010',
    'HSC / Hill Higher Secondary School / 2006',
  ]);
  expect(
    studiesIn(`
    # Education
    **Three Years Polytechnic Diploma in Boat Works**
    Elm Polytechnic Institute || 2003 – 2006
    **Highschool Diploma**
    Hill Classical Highschool || 2001`),
  ).toEqual([
    'Three Years Polytechnic Diploma in Boat Works / Elm Polytechnic Institute / 2003 – 2006',
    'Highschool Diploma / Hill Classical Highschool / 2001',
  ]);
});

test('a course stands in the place of a degree, where no degree is named', () => {
  expect(
    studiesIn(`
    # Education
    **Ropes and Sails Course** || 2019
    Elm Centre
    **Hill University** || 2017
    Study Abroad
    **Bachelor of Arts in Music** || 2014
    Lake College
    Evening Programme
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Ropes and Sails Course / Elm Centre / 2019',
    'Study Abroad / Hill University / 2017',
    'Bachelor of Arts in Music / Lake College / 2014',
  ]);
  expect(
    studiesIn(`
    # Education
    **Hill State Board of Trade & Training** || 2016
    Diploma in Lamps
    # Skills
    Welding, drawing`),
  ).toEqual(['Diploma in Lamps / Hill State Board of Trade & Training / 2016']);
});

test('a dash parts a subject from its school as well, and not the parts of one school', () => {
  expect(
    schoolsIn(`
    # Education
    - Master's Degree, Hydraulic Engineering - University of Elmport (2009)
    - Bachelor's Degree, School of Arts – University of Hillport (2007)`),
  ).toEqual([
    "Master's Degree, Hydraulic Engineering / University of Elmport",
    "Bachelor's Degree / School of Arts – University of Hillport",
  ]);
});
