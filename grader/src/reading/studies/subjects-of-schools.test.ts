import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('what a sign parts from a school, or what stands alone below it, was studied there', () => {
  expect(
    studiesIn(`
    # Education
    **Elm Academy • Web Development** || 2019
    **Harbor School, Leeds — Graphic Design** || 2017
    **Hill University** || 2012 – 2016
    Radio Science and Engineering(Percentage - 71%)
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Web Development / Elm Academy / 2019',
    'Graphic Design / Harbor School / 2017',
    'Radio Science and Engineering / Hill University / 2012 – 2016',
  ]);
});

test('places, honours and how somebody studied are none', () => {
  expect(
    studiesIn(`
    # Education
    **Elm Academy • Remote** || 2019
    **Lake College** || 2008 – 2012
    Dean's List
    **Harbor College** || 2006 – 2008
    Leeds
    # Skills
    Welding, drawing`),
  ).toEqual([' / Elm Academy / 2019', ' / Lake College / 2008 – 2012', ' / Harbor College / 2006 – 2008']);
});

test('what a label names, and what stands above a school or right behind its name, was studied there', () => {
  expect(
    studiesIn(`
    # Education
    **Elm University** || 2012 – 2016
    Major: Plant Breeding
    Minor: Ropes
    **Full Stack Developer** || 2017 – 2018
    Harbor Academy
    **Hill College Botany and Economics** || 2009
    **Lake University** || 2005 – 2008
    Faculty of Letters
    Land Surveying
    # Skills
    Welding, drawing`),
  ).toEqual([
    'Plant Breeding / Elm University / 2012 – 2016',
    'Full Stack Developer / Harbor Academy / 2017 – 2018',
    'Botany and Economics / Hill College / 2009',
    'Land Surveying / Lake University / 2005 – 2008',
  ]);
});

test('a town behind the name of a school is no subject', () => {
  expect(
    studiesIn(`
    # Education
    **Elm College Harbor Hill** || 2019
    # Skills
    Welding, drawing`),
  ).toEqual([' / Elm College Harbor Hill / 2019']);
});

test('the time behind a subject below its school is no part of it', () => {
  expect(studiesIn('# Education\nElm University\nBusiness Botany Management, 2011 - 2014')).toEqual([
    'Business Botany Management / Elm University / 2011 - 2014',
  ]);
});
