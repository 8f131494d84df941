import type { Box, Finding } from '@redmark/rubric';
import { removeActiveContent } from './active-content.ts';
import type { Engine } from './engine.ts';
import { type Frame, frameOf } from './frame.ts';
import { closeDocument, openDocument } from './open.ts';
import { loadPage, readPage } from './pages.ts';
import { PdfError } from './pdf-error.ts';

const square = 5;
const freeText = 3;
const colourKind = 0;
const borderSolid = 1;
const borderDashed = 2;
const red = [220, 38, 38] as const;
const amber = [180, 83, 9] as const;
const chip = { width: 16, height: 12, size: 8 };

type Note = Pick<Finding, 'number' | 'title' | 'advice' | 'severity' | 'boxes'>;

/**
 * A copy of a PDF with every finding as real annotations: a box that carries the note, and its number beside it. The
 * page contents stay unchanged; any PDF reader can show, hide or delete the notes. Scripts, actions and attached files
 * of the original are left out. Readers show `author` beside each note.
 */
export function annotateOn(
  engine: Engine,
  bytes: Uint8Array,
  findings: readonly Note[],
  author = 'Redmark',
): Uint8Array {
  const document = openDocument(engine, bytes);
  const pages: number[] = [];
  try {
    for (let n = 0; n < document.pages; n++) {
      const notes = findings.filter(({ boxes }) => boxes.some(({ page }) => page === n));
      if (notes.length === 0) continue;
      const page = loadPage(engine, document, n);
      pages.push(page);
      const { quarterTurns, words } = readPage(engine, document, page, n, new Map());
      const frame = frameOf(engine, page, quarterTurns);
      // Numbers go into the left margin, where they cover no words.
      const margin = Math.max(chip.width + 2, Math.min(...words.map((word) => word.x0)) - 4);
      for (const note of notes)
        for (const [i, box] of boxesOn(note, n).entries())
          mark(engine, page, frame, { ...note, author }, box, i === 0 ? margin : undefined);
    }
    return removeActiveContent(copyOf(engine, document.handle));
  } finally {
    for (const page of pages) engine.calls._FPDF_ClosePage(page);
    closeDocument(engine, document);
  }
}

function boxesOn({ boxes }: Note, page: number): Box[] {
  return boxes.filter((box) => box.page === page).map(({ box }) => box);
}

function mark(
  engine: Engine,
  page: number,
  frame: Frame,
  note: Note & { author: string },
  box: Box,
  margin: number | undefined,
) {
  const { calls } = engine;
  const polish = note.severity === 'minor';
  const [r, g, b] = polish ? amber : red;
  annotation(engine, page, square, frame, box, (annot) => {
    calls._EPDFAnnot_SetColor(annot, colourKind, r, g, b);
    calls._EPDFAnnot_SetBorderStyle(annot, polish ? borderDashed : borderSolid, 1);
    setText(engine, annot, 'T', note.author);
    setText(engine, annot, 'Contents', `${note.number}. ${note.title}\n${note.advice.replaceAll('**', '')}`);
  });
  if (margin === undefined) return;
  const label: Box = [margin - chip.width, box[1], margin, box[1] + chip.height];
  annotation(engine, page, freeText, frame, label, (annot) => {
    const colour = [r, g, b].map((channel) => (channel / 255).toFixed(2)).join(' ');
    setText(engine, annot, 'DA', `/Helv ${chip.size} Tf ${colour} rg`);
    setText(engine, annot, 'Contents', String(note.number));
  });
}

function annotation(engine: Engine, page: number, kind: number, frame: Frame, box: Box, fill: (annot: number) => void) {
  const { calls } = engine;
  const annot = calls._FPDFPage_CreateAnnot(page, kind);
  if (annot === 0) return;
  const [one, other] = [frame.back(box[0], box[1]), frame.back(box[2], box[3])];
  const rect = engine.malloc(16);
  const edges = [
    Math.min(one.x, other.x),
    Math.max(one.y, other.y),
    Math.max(one.x, other.x),
    Math.min(one.y, other.y),
  ];
  new Float32Array(engine.memory().buffer, rect, 4).set(edges);
  calls._FPDFAnnot_SetRect(annot, rect);
  engine.free(rect);
  fill(annot);
  calls._EPDFAnnot_GenerateAppearance(annot);
  calls._FPDFPage_CloseAnnot(annot);
}

function setText(engine: Engine, annot: number, key: string, value: string) {
  const name = engine.malloc(key.length + 1);
  engine.memory().set(Buffer.from(`${key}\0`, 'latin1'), name);
  const wide = Buffer.from(`${value}\0`, 'utf16le');
  const text = engine.malloc(wide.length);
  engine.memory().set(wide, text);
  engine.calls._FPDFAnnot_SetStringValue(annot, name, text);
  engine.free(name);
  engine.free(text);
}

function copyOf(engine: Engine, document: number): Uint8Array {
  const { calls } = engine;
  const writer = calls._PDFiumExt_OpenFileWriter();
  calls._PDFiumExt_SaveAsCopy(document, writer);
  const size = calls._PDFiumExt_GetFileWriterSize(writer);
  const at = engine.malloc(size);
  if (size === 0 || at === 0) throw new PdfError('too_large');
  calls._PDFiumExt_GetFileWriterData(writer, at, size);
  const copy = engine.memory().slice(at, at + size);
  engine.free(at);
  calls._PDFiumExt_CloseFileWriter(writer);
  return copy;
}
