import { expect, test } from 'vitest';
import { annotateOn } from './annotate.ts';
import { compilePdfium, startEngine } from './engine.ts';
import { plainTokens } from './plain-tokens.ts';
import { pdfFile } from './typed-pdf.ts';

/** A page with everything that runs by itself, some of it under escaped names. */
const objects = [
  `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>
   /AA << /WC << /S /Launch /F (cmd.exe) >> >>
   /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS 6 0 R >>] >> /EmbeddedFiles << /Names [(a.exe) 8 0 R] >> >> >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R
   /AA << /O << /S /JavaScript /JS <6170702E616C6572742832293B> >> >>
   /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 100 100] /A << /S /Launch /F (calc.exe) >> >>
            << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://ada.example) >> >>]
   /Resources << /Font << /F1 5 0 R >> >> >>`,
  '<< /Length 44 >>\nstream\nBT /F1 11 Tf 14 TL 72 720 Td\n(hello) Tj T*\nET \nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Length 13 >>\nstream\napp.alert(3);\nendstream',
  '<< /Type /EmbeddedFile /Length 12 >>\nstream\nMZ evil code\nendstream',
  '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
];

const note = { number: 1, title: 'A note', advice: 'Do it.', severity: 'minor' } as const;
const boxes = [{ page: 0, box: [72, 60, 100, 80] as [number, number, number, number] }];
const engine = await startEngine(compilePdfium());
const marked = annotateOn(engine, pdfFile(objects), [{ ...note, boxes }]);
const text = Buffer.from(marked).toString('latin1');

test('a marked PDF runs nothing, starts nothing and carries no file', () => {
  expect(text).not.toMatch(/\/(?:OpenAction|AA|JavaScript|JS|Launch|EmbeddedFiles?|EF)\b/);
  expect(text).not.toMatch(/app\.alert|6170702e/i);
  const streams = [...plainTokens(Buffer.from(marked))].filter(({ kind }) => kind === 'data');
  expect(streams.filter(({ from, to }) => text.slice(from, to).trim() === '')).toHaveLength(2);
});

test('its page, its links and its notes are unchanged', () => {
  expect(text).toContain('(https://ada.example)');
  expect(text).toContain('/Subtype/Square');
  const again = Buffer.from(annotateOn(engine, marked, [])).toString('latin1');
  expect(again).toContain('1. A note');
});

test('notes are by whom the caller says', () => {
  expect(text).toContain('/T(Redmark)');
  const other = annotateOn(engine, pdfFile(objects), [{ ...note, boxes }], 'Fairpage');
  expect(Buffer.from(other).toString('latin1')).toContain('/T(Fairpage)');
});

test('what a person wrote has a letter, a colour and a name of its own', () => {
  const personal = { letter: 'A', text: 'Say how many.', author: 'Nadia Okonkwo' };
  const written = annotateOn(engine, pdfFile(objects), [{ ...note, boxes }], 'Redmark', [
    { ...personal, boxes },
    { ...personal, letter: 'B', boxes: [] },
  ]);
  const source = Buffer.from(written).toString('latin1').replaceAll('\0', '');
  expect(source.match(/Nadia Okonkwo/g)).toHaveLength(2);
  expect(source.match(/Redmark/g)).toHaveLength(1);
  expect(source).toContain('A. Say how many.');
  expect(source).toContain('B. Say how many.');
  expect(source.match(/1\.00 1\.00 1\.00 rg/g)?.length).toBeGreaterThanOrEqual(2);
});
