import { expect, test } from 'vitest';
import { schoolsIn, studiesIn } from '../../testing/read-fields.ts';

test('a line below a degree names its school', () => {
  expect(
    studiesIn(`
    # Education
    **B.E RADIO ENGINEERING:**
    With an aggregate of 66% from Lakeside College of Engineering, Hull
    **HSC:**
    With an aggregate of 60% from Hill Higher Secondary School, Hull`),
  ).toEqual(['B.E RADIO ENGINEERING / Lakeside College of Engineering / ', 'HSC / Hill Higher Secondary School / ']);
  expect(
    studiesIn(`
    # Education
    **BE (Radio Engineering)** || 2000
    Secured 62%, First Class, Lakeside College of Engineering, Hull, with 4 prizes for drawings
    # Skills
    Welding, drawing`),
  ).toEqual(['BE (Radio Engineering) / Lakeside College of Engineering / 2000']);
});

test('what a school belongs to is not the school of the degree above it', () => {
  expect(
    studiesIn(`
    # Education
    **HSC:**
    Affiliated to Hill University, with 60% of the marks in all of the papers.`),
  ).toEqual(['HSC /  / ']);
});

test('a level before a degree is no part of it, and "School" may announce one', () => {
  expect(
    studiesIn(`
    # Education
    - Post-Graduation: M.Sc. Physics, Hill University, Leeds in 2003
    - Graduation – Bachelor of Arts, Elm College in 2001
    - Graduation from Lake College in 1998`),
  ).toEqual([
    'M.Sc. Physics / Hill University / 2003',
    'Bachelor of Arts / Elm College / 2001',
    'Graduation / Lake College / 1998',
  ]);
  expect(
    studiesIn(`
    # Education
    School : SSLC (10th)
    Board : Hill State Board
    Year : 2008`),
  ).toEqual(['SSLC (10th) / Hill State Board / 2008']);
});

test('a bullet sign alone is no study', () => {
  expect(
    studiesIn(`
    # Education
    .
    - 10th in 2006 with 55%
    - Skilled in MS Office and Excel`),
  ).toEqual(['10th /  / 2006']);
});

test('a degree told alone and the school alone below it are one study', () => {
  expect(
    studiesIn(`
    # Education
    - Diploma in Radio Works-2009 From
    Lakeside Polytechnic College, Hull.
    - SSC from Hill High School in 2006`),
  ).toEqual(['Diploma in Radio Works / Lakeside Polytechnic College / 2009', 'SSC / Hill High School / 2006']);
});

test('a dash leads from a degree to its subject, although a firm might be named like that', () => {
  expect(
    studiesIn(`
    # Education
    2012 – 15 || Diploma - Mechanical Engineering
    Elm Polytechnic College, Hull`),
  ).toEqual(['Diploma - Mechanical Engineering / Elm Polytechnic College / 2012 – 15']);
});

test('a degree and its school are parted by a colon, and a label for the subject may name the degree', () => {
  expect(
    studiesIn(`
    # Education
    **Painting and Drawing: Elm University of Arts** || 2013 – 2016
    **Lake College: Bachelor of Radio Engineering** || 2009 – 2012`),
  ).toEqual([
    'Painting and Drawing / Elm University of Arts / 2013 – 2016',
    'Bachelor of Radio Engineering / Lake College / 2009 – 2012',
  ]);
  expect(
    studiesIn(`
    # Education
    **Elm College of Hull** || Hull, MA
    Major: BS in Computing, with a minor in Music || May 2026
    - Varsity rower
    # Skills
    Music, computing`),
  ).toEqual(['BS in Computing, with a minor in Music / Elm College of Hull / May 2026']);
});

test('degrees below the name of one school are all of that school', () => {
  expect(
    schoolsIn(`
    # Education
    Elm University || Leeds, UK
    **Doctor of Philosophy in Botany** {x=15} || 2018 – 2021
    - Thesis on the roots of barley
    **Master of Botany · Rector’s List** {x=15} || 2016 – 2018
    - Grew nine kinds of oats`),
  ).toEqual(['Doctor of Philosophy in Botany / Elm University', 'Master of Botany / Elm University']);
});

test('the name of a school goes on in a line that begins with a joining word, and lists its subjects', () => {
  expect(
    studiesIn(`
    # Education
    Bachelor of Engineering || 2010 – 2014
    Elm Institute of Radio
    and Technology in Novaldea
    Diploma in Sewing || 2008 – 2010
    Hill School of Ropes, Sails, and Knots
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Bachelor of Engineering / Elm Institute of Radio and Technology / 2010 – 2014',
    'Diploma in Sewing / Hill School of Ropes, Sails, and Knots / 2008 – 2010',
  ]);
});

test('two degrees below one school, each with its time, are both of that school', () => {
  expect(
    studiesIn(`
    # Education
    Lakeside University, Leeds
    Bachelor of Arts in Trade || March 2009
    Master of Arts in Grain || June 2010
    GPA: 3.1`),
  ).toEqual([
    'Bachelor of Arts in Trade / Lakeside University / March 2009',
    'Master of Arts in Grain / Lakeside University / June 2010',
  ]);
});
