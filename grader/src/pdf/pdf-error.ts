import type { RefusalCode } from '../report/report.ts';

/** The file cannot be read, and why. The engine stays usable. */
export class PdfError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.name = 'PdfError';
    this.code = code;
  }
}
