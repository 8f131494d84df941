import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { compilePdfium, startEngine } from './engine.ts';
import { encodePng } from './png.ts';
import { halve, type Pixels } from './raster.ts';

const engine = await startEngine(compilePdfium());

/** Pixels of a picture whose colours are given row by row as 0xRRGGBB. */
function picture(...lines: number[][]): Pixels {
  const width = lines[0]?.length ?? 0;
  const bytes = Uint8Array.from(lines.flat().flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]));
  return { bytes, width, height: lines.length };
}

const coloursOf = ({ bytes, width }: Pixels): number[][] =>
  rowsOf(
    Array.from({ length: bytes.length / 4 }, (_, at) => rgbAt(bytes, at * 4)),
    width,
  );
const rgbAt = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
const rowsOf = <T>(all: T[], width: number): T[][] =>
  Array.from({ length: all.length / width }, (_, y) => all.slice(y * width, (y + 1) * width));

/** The parts of a PNG by their names. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  const file = Buffer.from(png);
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** The rows of a PNG with so many bytes a pixel, without their filter, which must be this one. */
function rowsIn(png: Uint8Array, bytesPerPixel: number, wanted: number): number[][] {
  const chunks = chunksOf(png);
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const rows = rowsOf([...zlib.inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))], width * bytesPerPixel + 1);
  return rows.map(([filter, ...bytes]) => {
    expect(filter).toBe(wanted);
    return bytes;
  });
}

/** The colours of a PNG with a palette, row by row; undefined for one without. */
function decoded(png: Uint8Array): number[][] | undefined {
  const palette = chunksOf(png).get('PLTE');
  return palette && rowsIn(png, 1, 0).map((indexes) => indexes.map((index) => rgbAt(palette, index * 3)));
}

/** The colours of a PNG without a palette, each of whose pixels is told by its difference to the one before. */
const decodedRgb = (png: Uint8Array): number[][] =>
  rowsIn(png, 3, 1).map((differences) => {
    const bytes = Uint8Array.from(differences);
    for (let i = 3; i < bytes.length; i++) bytes[i] = (bytes[i] ?? 0) + (bytes[i - 3] ?? 0);
    return Array.from({ length: bytes.length / 3 }, (_, x) => rgbAt(bytes, x * 3));
  });

const white = 0xffffff;
const ink = 0x102030;
const red = 0xc01818;

test('a page of few colours keeps each of them, also in rows that repeat the one above', () => {
  const rows = [
    [white, white, white, white],
    [white, white, white, white],
    [white, ink, red, white],
    [white, ink, red, white],
    [red, white, white, ink],
    [white, white, white, white],
  ];
  expect(decoded(encodePng(engine, picture(...rows)))).toEqual(rows);
});

test('a page whose first pixel is no paper keeps its colours', () => {
  const rows = [
    [red, white, ink],
    [white, red, white],
  ];
  expect(decoded(encodePng(engine, picture(...rows)))).toEqual(rows);
});

test('a picture of more colours than a palette holds keeps each of them, also between paper and in rows that repeat', () => {
  const many = Array.from({ length: 64 }, (_, y) =>
    Array.from({ length: 64 }, (_, x) => ((x * 4) << 16) | ((y * 4) << 8) | ((x * y) & 255)),
  );
  const paper = Array.from({ length: 64 }, () => white);
  const rows = [
    paper,
    paper,
    ...many.map((row) => [white, white, ...row.slice(4), white, 0]),
    many[9] ?? [],
    many[9] ?? [],
  ];
  const png = encodePng(engine, picture(...rows));
  expect(decoded(png)).toBeUndefined();
  expect(decodedRgb(png)).toEqual(rows);
});

test('half a picture has the rounded average of each channel of four pixels', () => {
  const half = halve(
    engine,
    picture(
      [white, white, 0xff0001, 0x00ff01],
      [white, white, 0x0000ff, 0x010100],
      [ink, ink, white, ink],
      [ink, ink, ink, ink],
    ),
  );
  expect(coloursOf(half)).toEqual([
    [white, 0x404040],
    [ink, 0x4c5864],
  ]);
});
