import { beforeAll, expect, test } from 'vitest';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const wordsOf = (content: string) =>
  withDocument(engine, pdfOf(`BT ${content} ET`, '/Font << /F1 5 0 R >>', [font]), (document) =>
    document.read().flatMap((page) => page.words.map(({ text, hidden }) => ({ text, hidden }))),
  );

test('a sign too small to be seen takes nothing of the word behind it with it', () => {
  const words = wordsOf('/F1 0.75 Tf 72 700 Td (\\225) Tj /F1 10 Tf (Counted stock) Tj');
  expect(words).toEqual([
    { text: '•', hidden: 'tiny' },
    { text: 'Counted', hidden: undefined },
    { text: 'stock', hidden: undefined },
  ]);
});

test('a blank without width, as editors put between two sizes, parts no word', () => {
  const zeroWidth = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /uni200B] >> /FirstChar 1 /LastChar 1 /Widths [0] >>`;
  const content = '/F1 14 Tf 72 700 Td (L) Tj /F2 14 Tf (\\001) Tj /F1 10 Tf (INA RUIZ) Tj';
  const words = withDocument(
    engine,
    pdfOf(`BT ${content} ET`, '/Font << /F1 5 0 R /F2 6 0 R >>', [font, zeroWidth]),
    (document) => document.read().flatMap((page) => page.words.map(({ text }) => text)),
  );
  expect(words).toEqual(['LINA', 'RUIZ']);
});

test('letters that an outline makes wide are words, too', () => {
  const words = wordsOf('/F1 14 Tf 2 Tr 2 w 72 700 Td (Job Responsibilities in Town) Tj');
  expect(words.map(({ text }) => text)).toEqual(['Job', 'Responsibilities', 'in', 'Town']);
});

test('where a font gives all letters one width too wide, words are parted where the drawn letters are', () => {
  const wide = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${'1000 '.repeat(95)}] >>`;
  // Each letter is set where Helvetica would set it, and a space leaves its width.
  const set = 'H 72 a 79 v 85 i 90 n 92 g 98 p 107 o 113 l 119 i 121 t 123 e 126 w 136 o 144 r 150 d 153 s 159'
    .split(' ')
    .flatMap((part, i, all) => (i % 2 === 0 ? [`1 0 0 1 ${all[i + 1]} 700 Tm (${part}) Tj`] : []))
    .join(' ');
  const words = withDocument(engine, pdfOf(`BT /F1 11 Tf ${set} ET`, '/Font << /F1 5 0 R >>', [wide]), (document) =>
    document.read().flatMap((page) => page.words.map(({ text }) => text)),
  );
  expect(words).toEqual(['Having', 'polite', 'words']);
});

test('a word drawn once more as its shadow is read once, in the colour of what lies on top', () => {
  const letters = [...'EDUCATION'].map(
    (letter, i) => [letter, [72, 82, 92, 102, 112, 121, 130, 134, 145][i] ?? 0] as const,
  );
  const drawn = letters
    .map(
      ([l, x]) => `0.5 g /F2 13.5 Tf 1 0 0 1 ${x + 1} 698.5 Tm (${l}) Tj 0 g /F1 14 Tf 1 0 0 1 ${x} 700 Tm (${l}) Tj`,
    )
    .join(' ');
  const colors = withDocument(
    engine,
    pdfOf(`BT ${drawn} ET`, '/Font << /F1 5 0 R /F2 6 0 R >>', [font, font]),
    (document) => document.read().flatMap((page) => page.words.map(({ text, color }) => `${text} ${color}`)),
  );
  expect(colors).toEqual(['EDUCATION 0']);
});

test('double letters are no shadows', () => {
  expect(wordsOf('/F1 10 Tf 72 700 Td (Coffee all Hammill) Tj').map(({ text }) => text)).toEqual([
    'Coffee',
    'all',
    'Hammill',
  ]);
  const apart = wordsOf('/F1 10 Tf 1 0 0 1 72 700 Tm (l) Tj 1 0 0 1 74.22 700 Tm (l) Tj');
  expect(apart.map(({ text }) => text)).toEqual(['ll']);
});

test('controls of direction around runs of text are no letters, and part words only where there is a gap', () => {
  // Codes 1 to 4 stand for the override to the right, its end, "N" and "Y".
  const toUnicode =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> ' +
    'endcodespacerange 4 beginbfchar <01> <202D> <02> <202C> <03> <004E> <04> <0059> endbfchar endcmap end end';
  const mapped =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 1 /LastChar 4 /Widths [0 0 722 667] ' +
    '/ToUnicode 6 0 R >>';
  const stream = `<< /Length ${toUnicode.length} >> stream\n${toUnicode}\nendstream`;
  const words = withDocument(
    engine,
    pdfOf('BT /F1 10 Tf 72 700 Td <010304020103> Tj 12 0 Td <0104> Tj ET', '/Font << /F1 5 0 R >>', [mapped, stream]),
    (document) => document.read().flatMap((page) => page.words.map(({ text }) => text)),
  );
  expect(words.join(' ').replaceAll(' ', '')).toBe('NYNY');
  expect(words[0]?.startsWith('NY')).toBe(true);
});

test('the space of a symbol font is a space, and no sign before a line', () => {
  const toUnicode =
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <20> <F020> <B7> <F0B7> endbfchar endcmap end';
  const symbols = '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol /ToUnicode 7 0 R >>';
  const content = 'BT /F2 10 Tf 54 700 Td ( ) Tj /F1 10 Tf 18 0 Td (stock counted) Tj ET';
  const stream = `<< /Length ${toUnicode.length} >> stream\n${toUnicode}\nendstream`;
  const words = withDocument(
    engine,
    pdfOf(content, '/Font << /F1 5 0 R /F2 6 0 R >>', [font, symbols, stream]),
    (document) => document.read().flatMap((page) => page.words.map(({ text }) => text)),
  );
  expect(words).toEqual(['stock', 'counted']);
});

test('what is drawn into a frame without size is not seen, also by way of a form', () => {
  const set = 'BT /F1 10 Tf 72 700 Td (Harvest) Tj ET';
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Length ${set.length} >>\nstream\n${set}\nendstream`;
  const framed = (frame: string, drawn: string) =>
    withDocument(
      engine,
      pdfOf(`q ${frame} re W* n ${drawn} Q`, '/Font << /F1 5 0 R >> /XObject << /Fm1 6 0 R >>', [font, form]),
      (document) => document.read().flatMap((page) => page.words.map(({ hidden }) => hidden ?? 'seen')),
    );
  for (const drawn of [set, '/Fm1 Do']) {
    expect(framed('72 712 0 0', drawn)).toEqual(['cut-away']);
    expect(framed('60 690 200 30', drawn)).toEqual(['seen']);
  }
});
