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

test('letters that an outline makes wide are words, too', () => {
  const words = wordsOf('/F1 14 Tf 2 Tr 2 w 72 700 Td (Job Responsibilities in Town) Tj');
  expect(words.map(({ text }) => text)).toEqual(['Job', 'Responsibilities', 'in', 'Town']);
});
