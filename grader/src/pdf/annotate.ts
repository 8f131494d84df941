import type { Box, Finding, PageBox } from '@redmark/rubric';
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
const violet = [109, 40, 217] as const;
const white = [255, 255, 255] as const;
const chip = { width: 16, height: 12, size: 8 };

type Note = Pick<Finding, 'number' | 'title' | 'advice' | 'severity' | 'boxes'>;

/** What a person wrote, told apart from findings by a letter, a colour and a name. */
export type PersonalNote = { letter: string; text: string; author: string; boxes: PageBox[] };

/** Where a personal note without a place stands: in the corner of the first page, one after the other. */
const corner = { x: 8, y: 8, step: 20 };

type Drawn = {
  sign: string;
  contents: string;
  author: string;
  pen: readonly number[];
  isDashed: boolean;
  /** A person's sign is white on the colour of the pen, so that it is told apart at a glance. */
  isFilled: boolean;
  /** Whether it is about no place: its box then stands around its sign. */
  isPlaceless: boolean;
  boxes: PageBox[];
};

/**
 * A copy of a PDF with every finding as real annotations: a box that carries the note, and its number beside it, or the
 * letter of a personal note. The page contents stay unchanged; any PDF reader can show, hide or delete the notes.
 * Scripts, actions and attached files of the original are left out. Readers show `author` beside each finding.
 */
export function annotateOn(
  engine: Engine,
  bytes: Uint8Array,
  findings: readonly Note[],
  author = 'Redmark',
  personal: readonly PersonalNote[] = [],
): Uint8Array {
  const drawn = [...findings.map((finding) => drawnFinding(finding, author)), ...drawnNotes(personal)];
  const document = openDocument(engine, bytes);
  const pages: number[] = [];
  try {
    for (let n = 0; n < document.pages; n++) {
      const notes = drawn.filter(({ boxes }) => boxes.some(({ page }) => page === n));
      if (notes.length === 0) continue;
      const page = loadPage(engine, document, n);
      pages.push(page);
      const { quarterTurns, words } = readPage(engine, document, page, n, new Map());
      const frame = frameOf(engine, page, quarterTurns);
      // Numbers go into the left margin, where they cover no words.
      const margin = Math.max(chip.width + 2, Math.min(...words.map((word) => word.x0)) - 4);
      const taken: Box[] = [];
      for (const note of notes)
        for (const [i, box] of boxesOn(note, n).entries()) {
          mark(engine, page, frame, note, box);
          if (i === 0) sign(engine, page, frame, note, note.isPlaceless ? box : freeLabel(taken, margin, box[1]));
        }
    }
    return removeActiveContent(copyOf(engine, document.handle));
  } finally {
    for (const page of pages) engine.calls._FPDF_ClosePage(page);
    closeDocument(engine, document);
  }
}

function drawnFinding({ number, title, advice, severity, boxes }: Note, author: string): Drawn {
  const isPolish = severity === 'minor';
  const contents = `${number}. ${title}\n${advice.replaceAll('**', '')}`;
  const looks = { pen: isPolish ? amber : red, isDashed: isPolish, isFilled: false, isPlaceless: false };
  return { sign: String(number), contents, author, ...looks, boxes };
}

function drawnNotes(notes: readonly PersonalNote[]): Drawn[] {
  let x = corner.x - corner.step;
  return notes.map(({ letter, text, author, boxes }) => {
    const isPlaceless = boxes.length === 0;
    if (isPlaceless) x += corner.step;
    const box: Box = [x, corner.y, x + chip.width, corner.y + chip.height];
    const looks = { pen: violet, isDashed: false, isFilled: true, isPlaceless };
    return {
      sign: letter,
      contents: `${letter}. ${text}`,
      author,
      ...looks,
      boxes: isPlaceless ? [{ page: 0, box }] : boxes,
    };
  });
}

function boxesOn({ boxes }: Drawn, page: number): Box[] {
  return boxes.filter((box) => box.page === page).map(({ box }) => box);
}

/** A place for a sign at this height, left of the margin and of the signs that are there already. */
function freeLabel(taken: Box[], margin: number, y: number): Box {
  const at = (right: number): Box => [right - chip.width, y, right, y + chip.height];
  let label = at(margin);
  for (let right = margin; right >= chip.width; right -= chip.width + 1) {
    const [x0, y0, x1, y1] = at(right);
    if (taken.some((other) => other[0] < x1 && x0 < other[2] && other[1] < y1 && y0 < other[3])) continue;
    label = [x0, y0, x1, y1];
    break;
  }
  taken.push(label);
  return label;
}

function mark(engine: Engine, page: number, frame: Frame, note: Drawn, box: Box) {
  const { calls } = engine;
  const [r = 0, g = 0, b = 0] = note.pen;
  annotation(engine, page, square, frame, box, (annot) => {
    calls._EPDFAnnot_SetColor(annot, colourKind, r, g, b);
    calls._EPDFAnnot_SetBorderStyle(annot, note.isDashed ? borderDashed : borderSolid, 1);
    setText(engine, annot, 'T', note.author);
    setText(engine, annot, 'Contents', note.contents);
  });
}

function sign(engine: Engine, page: number, frame: Frame, note: Drawn, label: Box) {
  const [r = 0, g = 0, b = 0] = note.pen;
  annotation(engine, page, freeText, frame, label, (annot) => {
    if (note.isFilled) engine.calls._EPDFAnnot_SetColor(annot, colourKind, r, g, b);
    const colour = (note.isFilled ? white : note.pen).map((channel) => (channel / 255).toFixed(2)).join(' ');
    setText(engine, annot, 'DA', `/Helv ${chip.size} Tf ${colour} rg`);
    setText(engine, annot, 'Contents', note.sign);
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
