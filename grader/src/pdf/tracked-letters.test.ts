import { beforeAll, expect, test } from 'vitest';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const textOf = (content: string) =>
  withDocument(engine, pdfOf(`BT /F1 10 Tf 72 700 Td ${content} ET`, '/Font << /F1 5 0 R >>', [font]), (document) =>
    document
      .read()
      .flatMap((page) => page.words.map(({ text }) => text))
      .join(' '),
  );
/** Text whose letters stand 1.2 points apart, in a size of 10, set in pieces; a number moves on by so many thousandths. */
const tracked = (pieces: string) => textOf(`1.2 Tc [${pieces}] TJ`);

test('the first letter of a word whose letters are set apart belongs to it', () => {
  expect(tracked('(Budget) -320 (P) -30 (rogramming) -320 (and) -320 (M) -30 (aya)')).toBe(
    'Budget Programming and Maya',
  );
});

test('a lone letter behind a space is a word', () => {
  expect(tracked('(Worked) -320 (as) -320 (a) -320 (teacher)')).toBe('Worked as a teacher');
});

test('a lone letter among letters that are not set apart stays one', () => {
  expect(textOf('(Plan B was a success) Tj')).toBe('Plan B was a success');
});
