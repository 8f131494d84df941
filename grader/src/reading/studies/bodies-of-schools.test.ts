import { expect, test } from 'vitest';
import { namesBody } from './bodies-of-schools.ts';

test('a university, a board or a directorate behind a college is what it belongs to', () => {
  expect(namesBody('Hilara Engineering College', 'Elmara University, Leeds')).toBe(true);
  expect(namesBody('Hilara High School', 'Elm State Board)')).toBe(true);
  expect(namesBody('Hilara Institute of Trade', 'EMTU')).toBe(true);
  expect(namesBody('Elmara University', 'Directorate of Distance Education)')).toBe(true);
});

test('part of a university is one by its university alone, and a short form is none', () => {
  expect(namesBody('School of Physics', 'Elmara University')).toBe(false);
  expect(namesBody('Rowan College', 'University of California, Davis')).toBe(false);
  expect(namesBody('Hilara Institute of Trade', 'HIT)')).toBe(false);
  expect(namesBody('Elmara University', 'Hill State University')).toBe(false);
  expect(namesBody('Hilara College', 'Leeds')).toBe(false);
});
