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

/** Halves an image by averaging 2 x 2 pixels: faster than rendering the page a second time. */
export function halve(engine: Engine, { bytes, width, height }: Pixels): Pixels {
  const w = width >> 1;
  const h = height >> 1;
  const out = engine.scratch('half', w * h * 4);
  const row = width * 4;
  let to = 0;
  for (let y = 0; y < h; y++) {
    let from = y * 2 * row;
    for (let x = 0; x < w; x++, from += 8, to += 4) {
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const sum =
          (bytes[at] as number) +
          (bytes[at + 4] as number) +
          (bytes[at + row] as number) +
          (bytes[at + row + 4] as number);
        out[to + channel] = (sum + 2) >> 2;
      }
      out[to + 3] = 255;
    }
  }
  return { bytes: out, width: w, height: h };
}
