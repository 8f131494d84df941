/** Readers accept the `%PDF-` header anywhere in the first kilobyte. */
export const pdfHeadBytes = 1024;

const mark = [...'%PDF-'].map((letter) => letter.charCodeAt(0));

/** Whether a file starts like a PDF. The content type a browser sends says nothing about the bytes. */
export function looksLikePdf(head: Uint8Array): boolean {
  const end = Math.min(head.length, pdfHeadBytes) - mark.length;
  for (let start = 0; start <= end; start += 1) {
    if (mark.every((code, index) => head[start + index] === code)) return true;
  }
  return false;
}
