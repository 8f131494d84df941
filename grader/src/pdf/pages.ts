import type { RawPage } from '../model/page.ts';
import type { Engine } from './engine.ts';
import type { Face } from './face.ts';
import { frameOf } from './frame.ts';
import { withSeenGrounds } from './grounds.ts';
import { limits } from './limits.ts';
import { readLinks } from './links.ts';
import type { OpenDocument } from './open.ts';
import { PdfError } from './pdf-error.ts';
import { withPicturedWords, withSeenWords } from './seen-words.ts';
import { readShapes } from './shapes.ts';
import { readWords } from './words.ts';

const widgetAnnotation = 20;

/** Loads page `n`. Loading is most of the cost of a page, so read and render with one handle, then close it. */
export function loadPage(engine: Engine, document: OpenDocument, n: number): number {
  const { calls, slot, float } = engine;
  const { smallest, largest } = limits.pageSidePoints;
  calls._FPDF_GetPageSizeByIndexF(document.handle, n, slot(0));
  const sides = [float(0), float(1)];
  if (!sides.every((side) => side >= smallest && side <= largest)) throw new PdfError('damaged');
  let page = calls._FPDF_LoadPage(document.handle, n);
  if (page === 0) throw new PdfError('damaged');
  // Filled form fields are not in the text layer until they are merged into the page.
  if (hasWidget(engine, page) && calls._FPDFPage_Flatten(page, 0) === 1) {
    calls._FPDF_ClosePage(page);
    page = calls._FPDF_LoadPage(document.handle, n);
    if (page === 0) throw new PdfError('damaged');
  }
  return page;
}

function hasWidget({ calls }: Engine, page: number): boolean {
  for (let i = Math.min(limits.annotations, calls._FPDFPage_GetAnnotCount(page)); i-- > 0; ) {
    const annotation = calls._FPDFPage_GetAnnot(page, i);
    const type = annotation && calls._FPDFAnnot_GetSubtype(annotation);
    if (annotation) calls._FPDFPage_CloseAnnot(annotation);
    if (type === widgetAnnotation) return true;
  }
  return false;
}

/**
 * Everything on a loaded page, in points from its top-left corner as shown. A page whose text runs sideways is turned
 * upright.
 */
export function readPage(
  engine: Engine,
  document: OpenDocument,
  handle: number,
  n: number,
  faces: Map<number, Face>,
): RawPage {
  const own = frameOf(engine, handle);
  const drawn = readShapes(engine, handle, own);
  const context = { page: n, faces, orders: drawn.textOrders, cutAway: drawn.cutAway };
  const first = readWords(engine, handle, own, context);
  const quarterTurns = first.turns.findIndex((letters) => letters > 0.6 * first.chars);
  const turned = quarterTurns > 0;
  const frame = turned ? frameOf(engine, handle, quarterTurns) : own;
  const { words, chars, unmapped } = turned ? readWords(engine, handle, frame, context) : first;
  const read = {
    width: frame.width,
    height: frame.height,
    quarterTurns: Math.max(0, quarterTurns),
    chars,
    unmapped,
    words,
    links: readLinks(engine, document.handle, handle, frame),
    shapes: turned ? readShapes(engine, handle, frame).shapes : drawn.shapes,
  };
  const seen = withSeenWords(engine, handle, withSeenGrounds(engine, handle, read));
  return withPicturedWords(engine, handle, seen);
}
