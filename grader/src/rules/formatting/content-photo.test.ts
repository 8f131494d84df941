import { expect, test } from 'vitest';
import type { Shape } from '../../model/page.ts';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { contentPhoto } from './content-photo.ts';

const image = (x0: number, y0: number, width: number, height: number): Shape => ({
  order: 0,
  opaque: false,
  kind: 'image',
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
  filled: true,
  stroked: false,
  color: 0,
  alpha: 1,
});

function findingsWith(shapes: Shape[], contact = 'maria@mail.com | (512) 555-0143 | Austin, TX', more = '') {
  const [page, ...others] = pagesOf(`
    Maria Example
    ${contact}
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Led a team of five${more}`);
  if (!page) throw new Error('no page');
  return [...contentPhoto.check(readResume([{ ...page, shapes }, ...others], '2026-11-21'))].map(
    (finding) => finding.title,
  );
}

test.each(['+971 57 555 0147', '+966 51 555 0147', '+84 91 555 01 47'])(
  'accepts a photo where it is customary: %s',
  (phone) => {
    expect(findingsWith([image(450, 50, 90, 110)], `maria@mail.com | ${phone}`)).toEqual([]);
  },
);

test.each([
  ['a resume without pictures', []],
  ['a small logo', [image(60, 60, 30, 30)]],
  ['a banner across the page', [image(0, 0, 612, 90)]],
  ['logos beside one another', [image(60, 60, 80, 80), image(200, 60, 80, 80)]],
  ['a code to scan or a monogram, which have few tones', [{ ...image(60, 60, 110, 110), tones: 3 }]],
  ['a picture far down', [image(60, 500, 90, 110)]],
])('accepts %s', (_, shapes) => {
  expect(findingsWith(shapes)).toEqual([]);
});

test.each(['anna@mail.de | +49 30 1234567 | Berlin, Germany', 'anna@mail.com | (+49) 30 12345678'])(
  'accepts a photo where it is customary: %s',
  (contact) => {
    expect(findingsWith([image(450, 40, 90, 110)], contact)).toEqual([]);
  },
);

const abroad = `
    **Analyst, Elm Works, Germany** || Jan 2016 – Mar 2019
    - Kept the books of four yards
    # Education
    **B.A. Economics, Elm College, Germany** || 2012 – 2015`;

test('accepts a photo where most jobs and studies were in a country where it is customary', () => {
  expect(findingsWith([image(450, 40, 90, 110)], 'anna@mail.com', abroad)).toEqual([]);
  expect(findingsWith([image(450, 40, 90, 110)], 'anna@mail.com')).toEqual(['Leave out the photo']);
});

test.each([
  ['a portrait at the top right', [image(450, 40, 90, 110)]],
  ['a portrait of many tones', [{ ...image(450, 40, 90, 110), tones: 60 }]],
  ['a square portrait', [image(60, 40, 100, 100)]],
  ['a portrait with a frame over it', [image(450, 40, 90, 110), image(447, 36, 96, 118)]],
  ['a portrait beside a flower that hangs out of the page', [image(450, 40, 90, 110), image(-90, -60, 150, 160)]],
])('flags %s', (_, shapes) => {
  expect(findingsWith(shapes)).toEqual(['Leave out the photo']);
});

const cellOver = (width: number): Shape => ({ ...image(440, 30, width, 140), kind: 'path', opaque: true, order: 1 });

test('a picture that the ground of a cell covers is not seen, and one that it touches is', () => {
  expect(findingsWith([image(450, 40, 90, 110), cellOver(120)])).toEqual([]);
  expect(findingsWith([image(450, 40, 90, 110), cellOver(40)])).toEqual(['Leave out the photo']);
});

test('accepts a photo in a resume in another language', () => {
  const [page, ...others] = pagesOf(`
    María Ejemplo
    maria@mail.com | (512) 555-0143
    # Experiencia laboral
    **Analista, Puerto del Lago** || Ene 2020 – Mar 2023
    - Dirigí un equipo de cinco personas y preparé los informes de la semana
    # Formación académica
    **Licenciatura en Economía, Universidad del Lago** || 2014 – 2018`);
  if (!page) throw new Error('no page');
  const resume = readResume([{ ...page, shapes: [image(450, 40, 90, 110)] }, ...others], '2026-11-21');
  expect([...contentPhoto.check(resume)]).toEqual([]);
});
