import { beforeAll, expect, test } from 'vitest';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfFile } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

/** Whether a line is read around the one link of a page, whose entries are given. */
function isBoxed(entries: string): boolean | undefined {
  const file = pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Link /Rect [72 700 200 712] ${entries} /A << /S /URI /URI (https://harbor.example.com/) >> >>`,
  ]);
  return withDocument(engine, file, (document) =>
    document.read().flatMap(({ links }) => links.map(({ boxed }) => boxed ?? false)),
  )[0];
}

test('a line around a link is read where the file asks for one', () => {
  expect(isBoxed('/Border [0 0 1] /C [0 1 1]')).toBe(true);
  expect(isBoxed('/Border [0 0 0]')).toBe(false);
  // Nobody sees a white line on paper.
  expect(isBoxed('/Border [0 0 1] /C [1 1 1]')).toBe(false);
  expect(isBoxed('')).toBe(false);
});
