import { beforeAll, expect, test } from 'vitest';
import type { Shape } from '../model/page.ts';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

/** The corners of a band from x 60 to 560 and y 600 to 620, each of three curves. */
function band(): string {
  const corner = (x: number, y: number, dx: number, dy: number) =>
    Array.from(
      { length: 3 },
      (_, i) =>
        `${x + dx * (i + 1)} ${y + dy * i} ${x + dx * (i + 1)} ${y + dy * i} ${x + dx * (i + 1)} ${y + dy * (i + 1)} c`,
    ).join(' ');
  return `60 602 m ${corner(60, 602, 1, -0.6)} 557 600 l ${corner(557, 600, 1, 0.6)} 560 618 l ${corner(560, 618, -1, 0.6)} 63 620 l ${corner(63, 620, -1, -0.6)} h f`;
}
const letters = `60 600 m ${Array.from({ length: 24 }, (_, i) => `${60 + i * 4} ${600 + (i % 3) * 9} l`).join(' ')} h f`;

const shapesOf = (content: string, resources = '', objects: string[] = []): Shape[] =>
  withDocument(engine, pdfOf(content, resources, objects), (document) =>
    document.read().flatMap(({ shapes }) => shapes),
  );

test('a band with round corners is no line of letters', () => {
  expect(shapesOf(band()).map(({ isLetters }) => isLetters ?? false)).toEqual([false]);
  expect(shapesOf(letters).map(({ isLetters }) => isLetters ?? false)).toEqual([true]);
});

test('what a group with transparency draws hides nothing', () => {
  const inside = '0 0 0 rg 60 600 500 20 re f';
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /I true >> /Length ${inside.length} >>\nstream\n${inside}\nendstream`;
  const [shape] = shapesOf('/Fm1 Do', '/XObject << /Fm1 5 0 R >>', [form]);
  expect(shape).toMatchObject({ veiled: true, opaque: false });
  const [plain] = shapesOf(inside);
  expect(plain).toMatchObject({ opaque: true });
  expect(plain?.veiled).toBeUndefined();
});

test('a fill that goes over from one colour into others is a shading of the size of its clip', () => {
  const colours = '<< /FunctionType 2 /Domain [0 1] /C0 [0.2 0 0.4] /C1 [0.4 0 0.6] /N 1 >>';
  const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 0 560 0] /Extend [true true] /Function ${colours} >>`;
  const [band] = shapesOf('q 60 600 500 20 re W n /Sh1 sh Q', `/Shading << /Sh1 ${shading} >>`);
  expect(band).toMatchObject({ kind: 'shading', x0: 60, x1: 560, y0: 172, y1: 192, opaque: false });
});

test('what is cut to a triangle hides nothing beside it, and what is cut to a box hides what is below', () => {
  const cutTo = (outline: string) => shapesOf(`q ${outline} W n 1 1 1 rg 0 0 612 792 re f Q`)[0]?.opaque;
  expect(cutTo('300 792 m 612 792 l 612 400 l h')).toBe(false);
  expect(cutTo('300 792 m 612 792 l 612 400 l 300 400 l h')).toBe(true);
});

test('the tones of a picture are counted where it may be a portrait, and not of larger ones', () => {
  const picture = (pixels: string) =>
    `<< /Type /XObject /Subtype /Image /Width 4 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /ASCIIHexDecode /Length ${pixels.length} >>\nstream\n${pixels}\nendstream`;
  const tonesOf = (pixels: string, side = 100) =>
    shapesOf(`q ${side} 0 0 ${side} 60 600 cm /Im1 Do Q`, '/XObject << /Im1 5 0 R >>', [picture(pixels)]).map(
      ({ tones }) => tones,
    );
  expect(tonesOf('000000 ffffff 000000 ffffff>')).toEqual([2]);
  expect(tonesOf('102030 405060 708090 a0b0c0>')).toEqual([4]);
  // Shades that nobody tells apart are one tone.
  expect(tonesOf('102030 112131 122232 132333>')).toEqual([1]);
  expect(tonesOf('000000 ffffff 000000 ffffff>', 20)).toEqual([undefined]);
});
