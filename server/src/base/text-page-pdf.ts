/** A text at its baseline, in points from the top-left corner; `x` is its right end where it is aligned so. */
export type PageText = { text: string; x: number; y: number; size: number; bold?: boolean; align?: 'right' };
type Page = { title: string; texts: PageText[]; rules: { x: number; to: number; y: number }[] };

const paper = { width: 595, height: 842 };

/**
 * A PDF of one page of A4 in the standard fonts, which every reader has. They know the letters of Western Europe; others
 * lose their accents, or become question marks.
 */
export function textPagePdf({ title, texts, rules }: Page): Uint8Array {
  const drawn = texts.map(({ text, x, y, size, bold = false, align }) => {
    const known = knownLetters(text);
    const from = align === 'right' ? x - widthOf(known, bold) * size : x;
    return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${from.toFixed(2)} ${paper.height - y} Td (${escaped(known)}) Tj ET`;
  });
  const ruled = rules.map(({ x, to, y }) => `0.5 w ${x} ${paper.height - y} m ${to} ${paper.height - y} l S`);
  const content = [...drawn, ...ruled].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(knownLetters(title))}) >>`,
  ]);
}

/** The objects with their table of places, as ISO 32000-1, 7.5.4 wants it. */
function fileOf(objects: readonly string[]): Uint8Array {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer << /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Signs of Windows-1252 that Latin-1 has not. */
const signs: Record<string, string> = {
  '€': '\x80',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};

const knownLetters = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (signs[letter] !== undefined) return signs[letter];
      if (/[\x20-\x7e\xa0-\xff]/.test(letter)) return letter;
      const base = letter.normalize('NFD')[0] ?? '';
      return /[\x20-\x7e]/.test(base) ? base : '?';
    })
    .join('');

/** Widths of Helvetica in thousandths of its size, as Adobe published them: groups of letters by width. */
const widths: [width: number, letters: string][] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft'],
  [333, '()-`r'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1015, '@'],
];
const usual = 556;
/** The bold face is wider by about so much; digits, which are what is aligned, are as wide in both. */
const boldLetters = 1.05;

/** The width of a text at size 1. */
function widthOf(text: string, bold: boolean): number {
  let sum = 0;
  for (const letter of text) {
    const width = widths.find(([, letters]) => letters.includes(letter))?.[0] ?? usual;
    sum += bold && /\p{L}/u.test(letter) ? width * boldLetters : width;
  }
  return sum / 1000;
}
