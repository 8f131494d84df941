import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('a degree that a line leaves open goes on in the next one', () => {
  expect(
    studiesIn(`
    # Education
    Elm University || 2011 - 2014
    Bachelor of Science in Old Ledgers &
    Radio Works
    Hill Polytechnic || 2008 - 2011
    Honours in Botany
    (Grasses Option)`),
  ).toEqual([
    'Bachelor of Science in Old Ledgers & Radio Works / Elm University / 2011 - 2014',
    'Honours in Botany (Grasses Option) / Hill Polytechnic / 2008 - 2011',
  ]);
});

test('a school goes on with the word that joins the next line to it', () => {
  expect(
    studiesIn(`
    # Education
    Diploma in Ropes || 2012
    Hill Polytechnic Institute
    of Radio and Sails`),
  ).toEqual(['Diploma in Ropes / Hill Polytechnic Institute of Radio and Sails / 2012']);
});

test('a mark below a degree, and a school below it, are no more of it', () => {
  expect(
    studiesIn(`
    # Education
    Diploma in Radio Works || 2014
    with first class
    Diploma in Ropes from || 2012
    Elm Polytechnic, Leeds`),
  ).toEqual(['Diploma in Radio Works /  / 2014', 'Diploma in Ropes / Elm Polytechnic / 2012']);
});
