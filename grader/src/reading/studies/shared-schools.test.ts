import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('degrees on rows of one look share the school below them', () => {
  expect(
    studiesIn(`
    # Education
    Doctorate in Radio Engineering
    Master of Science in Acoustics
    Elm University || 2013 – 2019
    Bachelor of Science in Radio Engineering
    Bachelor of Arts in Music
    Hill University || 2008 – 2013
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Doctorate in Radio Engineering / Elm University / 2013 – 2019',
    'Master of Science in Acoustics / Elm University / 2013 – 2019',
    'Bachelor of Science in Radio Engineering / Hill University / 2008 – 2013',
    'Bachelor of Arts in Music / Hill University / 2008 – 2013',
  ]);
});

test('a degree with a time of its own, or in another look than the next one, has no part in its school', () => {
  expect(
    studiesIn(`
    # Education
    Master of Science in Acoustics || 2019
    Bachelor of Arts in Music
    Hill University || 2008 – 2013
    # Skills
    Welding, drawing`)[0],
  ).toBe('Master of Science in Acoustics /  / 2019');
  expect(
    studiesIn(`
    # Education
    **Master of Science in Acoustics**
    Bachelor of Arts in Music
    Hill University || 2008 – 2013
    # Skills
    Welding, drawing`).length,
  ).toBe(1);
});

test('each of several degrees below a school is a study there', () => {
  expect(
    studiesIn(`
    # Education
    **ELM COLLEGE**
    Certificate in Ropes and Sails
    Certificate in Knots
    Certificate in Harbor Work
    **Hill High School**
    Matriculation
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Certificate in Ropes and Sails / ELM COLLEGE / ',
    'Certificate in Knots / ELM COLLEGE / ',
    'Certificate in Harbor Work / ELM COLLEGE / ',
    'Matriculation / Hill High School / ',
  ]);
});

test('a level above its degree is no study of its own', () => {
  expect(
    studiesIn(`
    # Education
    **Elm University**
    Bachelor's Degree
    Bachelor of Arts in Music
    # Skills
    Welding, drawing`),
  ).toHaveLength(1);
});
