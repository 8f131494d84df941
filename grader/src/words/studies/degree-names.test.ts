import { expect, test } from 'vitest';
import { namesDegree } from './degree-names.ts';

test.each([
  'M2 Maths fondamentales',
  'Lehrabschlussprüfung Bürokauffrau',
  'Sijil Pelajaran Malaysia',
  'Graduanda, Direito',
])('“%s” is a degree', (degree) => {
  expect(namesDegree(degree)).toBe(true);
});

test.each(['M2 screws and bolts', 'Apple M1 Max', 'Supported graduands'])('“%s” is none', (text) => {
  expect(namesDegree(text)).toBe(false);
});
