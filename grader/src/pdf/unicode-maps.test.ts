import { expect, test } from 'vitest';
import { withDocument } from './document.ts';
import { compilePdfium, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';
import { withFullUnicodeMaps } from './unicode-maps.ts';

/** A font whose map gives the codes of "(", ")" and "-" no value first and their value after that, as Chromium does. */
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>';
const digits = [...'0123456789'].map((digit) => `<3${digit}> <003${digit}>`).join('\n');
const mapOf = (empty: string) => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${10 + (empty.match(/<0000>/g) ?? []).length} beginbfchar
${digits}
${empty}
endbfchar
3 beginbfchar
<28> <0028>
<29> <0029>
<2D> <002D>
endbfchar
endcmap end end`;
const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
const fileWith = (empty: string) =>
  withTable(pdfOf('BT /F1 12 Tf 72 700 Td ((555)-014) Tj ET', '/Font << /F1 5 0 R >>', [font, stream(mapOf(empty))]));

/** A file with the table of its objects, as programs write it. */
function withTable(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const body = text.slice(0, text.lastIndexOf('trailer'));
  const places = [...body.matchAll(/^\d+ 0 obj/gm)].map(({ index }) => `${String(index).padStart(10, '0')} 00000 n \n`);
  const size = places.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

test('characters that a map gives no value and a value have the value', async () => {
  const engine = await startEngine(compilePdfium());
  const wordsOf = (bytes: Uint8Array) =>
    withDocument(engine, bytes, (document) => document.read().flatMap(({ words }) => words.map(({ text }) => text)));
  expect(wordsOf(fileWith('<28> <0000>\n<29> <0000>\n<2D> <0000>'))).toEqual(['(555)-014']);
});

test('a file without empty values, or an encrypted one, stays as it is', () => {
  const empty = '<28> <0000>';
  expect(withFullUnicodeMaps(fileWith(''))).toBeUndefined();
  expect(withFullUnicodeMaps(fileWith('<7F> <0000>'))).toBeUndefined();
  expect(withFullUnicodeMaps(fileWith(empty))).toBeDefined();
  const encrypted = Buffer.from(fileWith(empty)).toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root');
  expect(withFullUnicodeMaps(Buffer.from(encrypted, 'latin1'))).toBeUndefined();
});
