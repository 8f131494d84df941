import type { RawPage } from '../model/page.ts';
import type { PageImage } from '../report/report.ts';
import type { Engine } from './engine.ts';
import type { Face } from './face.ts';
import { limits } from './limits.ts';
import { closeDocument, openDocument } from './open.ts';
import { loadPage, readPage } from './pages.ts';
import { PdfError } from './pdf-error.ts';
import { encodePng } from './png.ts';
import { halve, renderPage } from './raster.ts';
import { withFullUnicodeMaps } from './unicode-maps.ts';

/** Width in pixels of the larger page image; the smaller one is half of it. */
const bigImageWidth = 1008;

type PdfDocument = { read: () => RawPage[]; renderPages: (each: (image: PageImage) => void) => void };

/**
 * Opens a PDF, passes its pages to `use` and always closes everything. Throws `PdfError` for a file that cannot be
 * read; the engine stays usable after that.
 */
export function withDocument<T>(engine: Engine, bytes: Uint8Array, use: (document: PdfDocument) => T): T {
  const document = openDocument(engine, bytes);
  const handles: number[] = [];
  const page = (n: number) => {
    handles[n] ??= loadPage(engine, document, n);
    return handles[n];
  };
  const faces = new Map<number, Face>();
  const pages: RawPage[] = [];
  const readOnce = (n: number) => {
    pages[n] ??= readPage(engine, document, page(n), n, faces);
    return pages[n];
  };
  const numbers = Array.from({ length: document.pages }, (_, n) => n);
  try {
    return use({
      read() {
        const pages = numbers.map(readOnce);
        if (pages.reduce((sum, one) => sum + one.chars, 0) > limits.characters) throw new PdfError('too_slow');
        return lacksLetters(pages) ? (readWithFullMaps(engine, bytes) ?? pages) : pages;
      },
      renderPages(each) {
        for (const n of numbers) {
          const images = renderPage(
            engine,
            page(n),
            { width: bigImageWidth, quarterTurns: readOnce(n).quarterTurns },
            (pixels) => ({
              big: encodePng(engine, pixels),
              mid: encodePng(engine, halve(engine, pixels)),
            }),
          );
          each({ page: n, ...images });
        }
      },
    });
  } finally {
    for (const handle of handles) if (handle !== undefined) engine.calls._FPDF_ClosePage(handle);
    closeDocument(engine, document);
  }
}

/** Whether a letter of a page has no value. */
const lacksLetters = (pages: RawPage[]) => pages.some(({ words }) => words.some(({ text }) => text.includes('\ufffd')));

/** The pages once more, where the file tells the letters that were not read; undefined where it does not. */
function readWithFullMaps(engine: Engine, bytes: Uint8Array): RawPage[] | undefined {
  const full = withFullUnicodeMaps(bytes);
  try {
    return full && withDocument(engine, full, (document) => document.read());
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
