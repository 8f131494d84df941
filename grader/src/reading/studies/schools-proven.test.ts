import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';

test('what tells how a study was done, and names no school, is none', () => {
  expect(
    studiesIn(`
    # Education
    BSc in Botany || 2010
    Undergraduate
    - Gardens
    BA in Ropes || 2014
    Majoring in Knots`),
  ).toEqual(['BSc in Botany /  / 2010', 'BA in Ropes /  / 2014']);
});

test('letters, a slip and a house that teaches may be a school, and a class is none', () => {
  const studied = (name: string) => studiesIn(`# Education\n${name} || 2010 - 2012`);
  expect(studied('KBN Leeds')).toEqual([' / KBN / 2010 - 2012']);
  expect(studied('Elm Univerity')).toEqual([' / Elm Univerity / 2010 - 2012']);
  expect(studied('Harbor Hills Playhouse')).toEqual([' / Harbor Hills Playhouse / 2010 - 2012']);
  expect(studied('Acting Studies')).toEqual([' /  / 2010 - 2012']);
});
