import { expect, test } from 'vitest';
import { schoolsIn } from '../../testing/read-fields.ts';

test('a degree goes on with what it is of, whatever that looks like, and a school is no part of it', () => {
  expect(
    schoolsIn(`
    # Education
    **Bachelor** of Radio Engineering || 2012 - 2016
    Elm University
    **MSc** in Telegraph Works || 2010 - 2012
    Hill University
    **Diploma** Elm College || 2008 - 2010`),
  ).toEqual([
    'Bachelor of Radio Engineering / Elm University',
    'MSc in Telegraph Works / Hill University',
    'Diploma / Elm College',
  ]);
});
