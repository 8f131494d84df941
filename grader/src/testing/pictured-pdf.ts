import { pdfOf } from '../pdf/typed-pdf.ts';

const [width, height] = [612, 792];
const [top, leading, size] = [740, 15, 11];

/**
 * A page that is a picture, with lines of text laid unseen over it, as after a scan. Stripes of two pixels stand for the
 * letters of the first `shown` lines, and the picture is blank elsewhere.
 */
export function picturedPdf(lines: readonly string[], shown = lines.length): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < shown; line++) {
    const base = height - top + line * leading;
    for (let y = base - size; y < base; y++) for (let x = 50; x < 560; x++) if (x % 4 < 2) pixels[y * width + x] = 0;
  }
  const image = Buffer.from(pixels).toString('latin1');
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  return pdfOf(
    `q ${width} 0 0 ${height} 0 0 cm /Im Do Q BT 3 Tr /F1 ${size} Tf ${leading} TL 60 ${top} Td\n${text}\nET`,
    '/Font << /F1 5 0 R >> /XObject << /Im 6 0 R >>',
    [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${image.length} >>\nstream\n${image}\nendstream`,
    ],
  );
}
