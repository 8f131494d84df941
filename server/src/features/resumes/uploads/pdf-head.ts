/** Readers look for the mark of a PDF in its first kilobyte, so that is where it may stand. */
export const pdfHeadBytes = 1024;

const mark = [...'%PDF-'].map((letter) => letter.charCodeAt(0));

/** Whether a file begins as a PDF does. What a browser calls its type says nothing about the bytes. */
export function looksLikePdf(head: Uint8Array): boolean {
  const end = Math.min(head.length, pdfHeadBytes) - mark.length;
  for (let start = 0; start <= end; start += 1) {
    if (mark.every((code, index) => head[start + index] === code)) return true;
  }
  return false;
}
