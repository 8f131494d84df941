import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('how well a study was passed is neither its degree nor its school', () => {
  expect(
    studiesIn(`
    # Education
    UNIVERSITY : ELM UNIVERSITY, LEEDS
    MAJOR : BACHELOR OF CIVIL ENGINEERING
    CLASS : FIRST CLASS
    YEAR : 2010 – 2014`),
  ).toEqual(['BACHELOR OF CIVIL ENGINEERING / ELM UNIVERSITY / 2010 – 2014']);
});

test('a degree may stand in brackets behind its school, with the mark on a line of its own', () => {
  expect(
    studiesIn(`
    # Education
    1.Elm Institute of Technology (B.E, Civil)
    Affiliated to Hill University, Leeds (2008 – 2011)
    First Class`),
  ).toEqual(['B.E, Civil / Elm Institute of Technology / 2008 – 2011']);
});

test('a class that belongs to a degree or a certificate stays in its name', () => {
  expect(
    studiesIn(`
    # Education
    - First Class Boiler Certificate from Elm Board in 2002`),
  ).toEqual(['First Class Boiler Certificate / Elm Board / 2002']);
});

test('who taught somebody, what was won and which courses were attended are no studies', () => {
  expect(
    studiesIn(`
    # Education
    Courses: Old Ledgers | Ropes | Sails
    Elm University || Leeds, UK
    Master of Arts in Botany || 2016 - 2018
    - Advisor: Ada Example, Ph.D.
    - Sophomore Honors Award
    - Dean's honors list`),
  ).toEqual(['Master of Arts in Botany / Elm University / 2016 - 2018']);
});
