import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('a degree right behind its school is told apart from it', () => {
  expect(
    studiesIn(`
    # Education
    2001 || Elm Girls High School-Certificate in Secondary Education
    2011 - 2015 || Hill University pursuing Bachelor degree in Botany
    2007 - 2010 || Delta Secondary School and awarded K.C.S.E.`),
  ).toEqual([
    'Certificate in Secondary Education / Elm Girls High School / 2001',
    'Bachelor degree in Botany / Hill University / 2011 - 2015',
    'K.C.S.E. / Delta Secondary School / 2007 - 2010',
  ]);
});

test('the town in the name of a school is no part of the degree that a dash glues to it', () => {
  expect(studiesIn('# Education\nUniversity of Example at Lakeport-Bachelor of Old Ledgers')).toEqual([
    'Bachelor of Old Ledgers / University of Example at Lakeport / ',
  ]);
});

test('a school by its letters, or a public one, ends the degree before it', () => {
  expect(
    studiesIn(`
    # Education
    - BE in EEE KBN College Leeds
    - ITI in electrical Govt. ITI College Hilltown
    - Higher secondary in govt.higher secondary school`),
  ).toEqual([
    'BE in EEE / KBN College / ',
    'ITI in electrical / Govt. ITI College Hilltown / ',
    'Higher secondary / govt.higher secondary school / ',
  ]);
});
