/** A PDF of one page with the given content stream and resources. */
export function pdfOf(content: string, resources = '', extra: string[] = []): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...extra,
  ]);
}

/**
 * A PDF of these objects, numbered from 1; the first is its catalog. It has no cross-reference table; readers find the
 * objects without one.
 */
export function pdfFile(objects: readonly string[]): Uint8Array {
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

/** A PDF of text in a standard font, one line for each entry. */
export function textPdf(lines: string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return pdfOf(`BT /F1 11 Tf 15 TL 60 740 Td\n${text}\nET`, '/Font << /F1 5 0 R >>', [font]);
}
