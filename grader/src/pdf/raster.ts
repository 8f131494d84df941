import type { Engine } from './engine.ts';
import { limits } from './limits.ts';
import { PdfError } from './pdf-error.ts';

const fourBytesPerPixel = 3;
const white = 0xffffffff;
const annotationsAndRgbOrder = 0x01 | 0x10;

/** RGBx pixels, row by row. The view is valid only until the next call into the engine. */
export type Pixels = { bytes: Uint8Array; width: number; height: number };

/** Renders a loaded page `width` pixels wide, turned as it was read, with its proportions, within the pixel limit. */
export function renderPage<T>(
  engine: Engine,
  page: number,
  { width, quarterTurns }: { width: number; quarterTurns: number },
  use: (pixels: Pixels) => T,
): T {
  const { calls } = engine;
  const upright = calls._FPDF_GetPageHeightF(page) / calls._FPDF_GetPageWidthF(page);
  const ratio = quarterTurns & 1 ? 1 / upright : upright;
  let w = width;
  let h = Math.max(1, Math.round(width * ratio));
  if (w * h > limits.rasterPixels) {
    const shrink = Math.sqrt(limits.rasterPixels / (w * h));
    w = Math.max(1, Math.floor(w * shrink));
    h = Math.max(1, Math.floor(h * shrink));
  }
  const memory = engine.malloc(w * h * 4);
  if (memory === 0) throw new PdfError('too_slow');
  try {
    const bitmap = calls._FPDFBitmap_CreateEx(w, h, fourBytesPerPixel, memory, w * 4);
    calls._FPDFBitmap_FillRect(bitmap, 0, 0, w, h, white);
    calls._FPDF_RenderPageBitmap(bitmap, page, 0, 0, w, h, quarterTurns, annotationsAndRgbOrder);
    calls._FPDFBitmap_Destroy(bitmap);
    return use({ bytes: engine.memory().subarray(memory, memory + w * h * 4), width: w, height: h });
  } finally {
    engine.free(memory);
  }
}

/**
 * Tells of a row of pixels whether it is exactly as the one above. With `rows` of 2, rows are taken by two. The bytes are
 * compared by the machine's own routine, many times faster than a loop.
 */
export function equalRows(pixels: Int32Array, width: number, rows = 1): (row: number) => boolean {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const length = width * rows * Int32Array.BYTES_PER_ELEMENT;
  return (row) => {
    const at = row * length;
    return row > 0 && bytes.compare(bytes, at - length, at, at, at + length) === 0;
  };
}

const redAndBlue = 0x00ff00ff;
const green = 0x0000ff00;
const opaque = 0xff << 24;

/** Halves an image by averaging 2 x 2 pixels: faster than rendering the page a second time. */
export function halve(engine: Engine, { bytes, width, height }: Pixels): Pixels {
  const w = width >> 1;
  const h = height >> 1;
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const out = engine.scratch('half', w * h * 4);
  const half = new Int32Array(out.buffer, out.byteOffset, w * h);
  const isAsAbove = equalRows(pixels, width, 2);
  for (let y = 0; y < h; y++) {
    const to = y * w;
    if (isAsAbove(y)) {
      half.copyWithin(to, to - w, to);
      continue;
    }
    const top = y * 2 * width;
    for (let x = 0; x < w; x++) {
      const at = top + 2 * x;
      const a = pixels[at] as number;
      const b = pixels[at + 1] as number;
      const c = pixels[at + width] as number;
      const d = pixels[at + width + 1] as number;
      half[to + x] = a === b && a === c && a === d ? a | opaque : averageOf(a, b, c, d);
    }
  }
  return { bytes: out, width: w, height: h };
}

/** The rounded average of each channel. Red and blue stand far enough apart to be added at once. */
function averageOf(a: number, b: number, c: number, d: number): number {
  const twice = (a & redAndBlue) + (b & redAndBlue) + (c & redAndBlue) + (d & redAndBlue) + 0x00020002;
  const once = (a & green) + (b & green) + (c & green) + (d & green) + 0x00000200;
  return ((twice >>> 2) & redAndBlue) | ((once >>> 2) & green) | opaque;
}
