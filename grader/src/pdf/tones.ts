import type { Engine } from './engine.ts';

/** Pixels of a picture that is looked into; larger ones take too long and too much memory. */
const mostPixels = 250_000;
/** So many places across and down are looked at. */
const grid = 24;
/** Tones that differ by less are one: the four high bits of a byte. */
const tone = 0xf0;

/** How many different tones an image object has, of a few hundred places looked at; undefined where it is too large or cannot be decoded. */
export function tonesOf({ calls, slot, integer, memory }: Engine, object: number): number | undefined {
  if (!calls._FPDFImageObj_GetImagePixelSize(object, slot(0), slot(1))) return undefined;
  if (integer(0) * integer(1) > mostPixels) return undefined;
  const bitmap = calls._FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  const [width, height] = [calls._FPDFBitmap_GetWidth(bitmap), calls._FPDFBitmap_GetHeight(bitmap)];
  const stride = calls._FPDFBitmap_GetStride(bitmap);
  const bytesPerPixel = Math.max(1, Math.floor(stride / Math.max(1, width)));
  const bytes = memory();
  const start = calls._FPDFBitmap_GetBuffer(bitmap);
  const found = new Set<number>();
  for (let down = 0; down < grid; down++)
    for (let across = 0; across < grid; across++) {
      const [x, y] = [Math.floor(((across + 0.5) * width) / grid), Math.floor(((down + 0.5) * height) / grid)];
      const at = start + y * stride + x * bytesPerPixel;
      const [blue = 0, green = 0, red = 0] = bytesPerPixel < 3 ? [bytes[at], 0, 0] : bytes.subarray(at, at + 3);
      found.add(((red & tone) << 16) | ((green & tone) << 8) | (blue & tone));
    }
  calls._FPDFBitmap_Destroy(bitmap);
  return found.size;
}
