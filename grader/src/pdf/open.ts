import type { Engine } from './engine.ts';
import { limits } from './limits.ts';
import { PdfError } from './pdf-error.ts';

export type OpenDocument = { handle: number; memory: number; pages: number };

const wrongPassword = 4;
const headerWithin = 65_536;

/** Opens a PDF. Junk before `%PDF-` is cut off, because PDFium itself searches only the first KiB. */
export function openDocument(engine: Engine, bytes: Uint8Array): OpenDocument {
  if (bytes.length > limits.fileBytes) throw new PdfError('too_large');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerWithin)).indexOf('%PDF-');
  if (head < 0) throw new PdfError('not_a_pdf');
  const body = bytes.subarray(head);
  const memory = engine.malloc(body.length);
  if (memory === 0) throw new PdfError('too_large');
  engine.memory().set(body, memory);
  const handle = engine.calls._FPDF_LoadMemDocument(memory, body.length, 0);
  if (handle === 0) {
    const reason = engine.calls._FPDF_GetLastError();
    engine.free(memory);
    throw new PdfError(reason === wrongPassword ? 'encrypted' : 'damaged');
  }
  const pages = engine.calls._FPDF_GetPageCount(handle);
  const document = { handle, memory, pages };
  if (pages >= 1 && pages <= limits.pages) return document;
  closeDocument(engine, document);
  throw new PdfError(pages < 1 ? 'damaged' : 'too_many_pages');
}

export function closeDocument(engine: Engine, document: OpenDocument) {
  engine.calls._FPDF_CloseDocument(document.handle);
  engine.free(document.memory);
}
