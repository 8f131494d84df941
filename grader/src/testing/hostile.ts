import { pdfOf } from '../pdf/typed-pdf.ts';

/** A page whose pattern repeats in steps of a hundredth of a point: rendering it takes minutes. */
export function slowPdf(): Uint8Array {
  const tile = '0 0 1 1 re f';
  const pattern = `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 /Resources << >> /Length ${tile.length} >>\nstream\n${tile}\nendstream`;
  return pdfOf('/Pattern cs /P1 scn 0 0 612 792 re f', '/Pattern << /P1 5 0 R >>', [pattern]);
}
