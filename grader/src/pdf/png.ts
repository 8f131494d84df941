import zlib from 'node:zlib';
import type { Engine } from './engine.ts';
import { equalRows, type Pixels } from './raster.ts';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const rgb = 2;
const indexed = 3;
const mostColours = 256;
/** The filter of a row of a PNG that is called Sub. */
const differenceToLeft = 1;

/**
 * Encodes pixels as PNG. A text page has few colours, so it becomes an 8-bit palette image: colours are rounded to 6
 * bits a channel, then 5, then 4, until they fit. Pages with photos, which never fit, become RGB.
 */
export function encodePng(engine: Engine, pixels: Pixels): Uint8Array {
  return palettePng(engine, pixels) ?? rgbPng(engine, pixels);
}

function palettePng(engine: Engine, { bytes, width, height }: Pixels): Uint8Array | undefined {
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const rows = engine.scratch('rows', (width + 1) * height);
  const slots = new Int16Array(engine.scratch('slots', 2 << 18).buffer);
  for (const bits of [6, 5, 4]) {
    const palette = fillRows(pixels, { rows, slots: slots.fill(-1, 0, 1 << (bits * 3)), width, height, bits });
    if (palette) return file(width, height, indexed, rows, 3, palette);
  }
  return undefined;
}

type Filling = { rows: Uint8Array; slots: Int16Array; width: number; height: number; bits: number };

/**
 * Fills rows with palette indexes; undefined when there are too many colours. A group of rounded colours gets the first
 * one that occurs. Most of a page is paper, which is index 0 everywhere from the start, and most rows are as the one above.
 */
function fillRows(pixels: Int32Array, { rows, slots, width, height, bits }: Filling) {
  const drop = 8 - bits;
  const keyOf = (pixel: number) =>
    (((pixel & 255) >> drop) << (2 * bits)) |
    ((((pixel >> 8) & 255) >> drop) << bits) |
    (((pixel >> 16) & 255) >> drop);
  const paper = pixels[0] as number;
  const palette = [paper];
  slots[keyOf(paper)] = 0;
  rows.fill(0);
  const isAsAbove = equalRows(pixels, width);
  let last = paper;
  let index = 0;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const shift = y + 1;
    if (isAsAbove(y)) {
      rows.copyWithin(start + shift, start + shift - width - 1, start + shift - 1);
      continue;
    }
    for (let at = start; at < start + width; at++) {
      const pixel = pixels[at] as number;
      if (pixel === paper) continue;
      if (pixel !== last) {
        last = pixel;
        const key = keyOf(pixel);
        index = slots[key] as number;
        if (index < 0) {
          if (palette.length === mostColours) return undefined;
          index = palette.length;
          slots[key] = index;
          palette.push(pixel);
        }
      }
      rows[at + shift] = index;
    }
  }
  return Uint8Array.from(palette.flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]));
}

/** Each pixel as what it differs by from the one before, which is nothing on paper. */
function rgbPng(engine: Engine, { bytes, width, height }: Pixels): Uint8Array {
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const length = width * 3 + 1;
  const rows = engine.scratch('rows', length * height).fill(0);
  const isAsAbove = equalRows(pixels, width);
  for (let y = 0; y < height; y++) {
    let to = y * length;
    if (isAsAbove(y)) {
      rows.copyWithin(to, to - length, to);
      continue;
    }
    rows[to++] = differenceToLeft;
    let last = 0;
    for (let at = y * width; at < (y + 1) * width; at++, to += 3) {
      const pixel = pixels[at] as number;
      if (pixel === last) continue;
      rows[to] = pixel - last;
      rows[to + 1] = (pixel >> 8) - (last >> 8);
      rows[to + 2] = (pixel >> 16) - (last >> 16);
      last = pixel;
    }
  }
  return file(width, height, rgb, rows, 1);
}

function file(width: number, height: number, type: number, rows: Uint8Array, level: number, palette?: Uint8Array) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = type;
  const whole = Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', zlib.deflateSync(rows, { level, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
  // A separate copy, so that it can be transferred between threads.
  return new Uint8Array(whole);
}

function chunk(type: string, data: Uint8Array) {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(zlib.crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}
