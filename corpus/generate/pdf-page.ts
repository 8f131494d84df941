import { courierWidth, helveticaBoldWidths, helveticaWidths } from './widths.ts';

export type Face = 'Helvetica' | 'Helvetica-Bold' | 'Courier' | 'Courier-Bold';
const faces: Face[] = ['Helvetica', 'Helvetica-Bold', 'Courier', 'Courier-Bold'];
/** Characters beyond ASCII in the encoding of the standard fonts. */
const winAnsi: Record<string, number> = { '–': 0x96, '•': 0x95, '’': 0x92, '—': 0x97 };

/** Width of a text in points. */
export function widthOf(text: string, face: Face, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + letterWidth(letter, face), 0);
  return (units * size) / 1000;
}

function letterWidth(letter: string, face: Face): number {
  if (face.startsWith('Courier')) return courierWidth;
  const widths = face === 'Helvetica' ? helveticaWidths : helveticaBoldWidths;
  return widths[letter.charCodeAt(0) - 32] ?? (letter === '•' ? 350 : 556);
}

/** A PDF writer for the standard fonts: no embedding, no library, the same bytes each time. */
export function createPdf(width: number, height: number) {
  const pages: string[][] = [[]];
  return {
    newPage: () => pages.push([]),
    /** Writes a text with its baseline `y` points from the top. */
    text(text: string, x: number, y: number, face: Face, size: number) {
      pages
        .at(-1)
        ?.push(`BT /F${faces.indexOf(face)} ${size} Tf ${round(x)} ${round(height - y)} Td (${encode(text)}) Tj ET`);
    },
    rule(x0: number, x1: number, y: number) {
      pages.at(-1)?.push(`0.6 w ${round(x0)} ${round(height - y)} m ${round(x1)} ${round(height - y)} l S`);
    },
    bytes: () =>
      write(
        pages.map((page) => page.join('\n')),
        width,
        height,
      ),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

function encode(text: string): string {
  return [...text]
    .map((letter) => (winAnsi[letter] ? `\\${winAnsi[letter].toString(8)}` : letter.replace(/[()\\]/, '\\$&')))
    .join('');
}

function write(contents: string[], width: number, height: number): Uint8Array {
  const fontIds = faces.map((_, i) => 3 + i);
  const first = 3 + faces.length;
  const kids = contents.map((_, i) => `${first + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...faces.map((face) => `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`),
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + i * 2 + 1} 0 R /Resources << /Font << ${faces
        .map((_, f) => `/F${f} ${fontIds[f]} 0 R`)
        .join(' ')} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
