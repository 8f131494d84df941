import { pdfFile } from '../server/src/testing/reports/pdf-file.ts';

/** Lines of a resume that can be graded, with a mark that makes the file unique. */
export function resumeLines(mark: string): string[] {
  return [
    'Ada Byron',
    `ada@example.org | +1 212 555 0100 | New York, NY | ${mark}`,
    'EXPERIENCE',
    'Analyst, Babbage Works, London   Jan 2020 - Present',
    '- Led a team of four engineers that cut the time of a calculation by 40%',
    '- Built twelve programs for the analytical engine and documented each of them',
    'Assistant, Royal Society, London   Mar 2017 - Dec 2019',
    '- Wrote weekly reports on new machines for 200 members',
    '- Organized three lectures with 500 guests in total',
    'EDUCATION',
    'University of London, B.Sc. in Mathematics   2013 - 2016',
    'SKILLS',
    'Mathematics, Programming, Technical writing, Project planning',
  ];
}

/** A PDF with nested form objects: a small file whose lines are read and rendered `fanOut` to the fifth times. */
export function slowPdf(fanOut: number, mark: string): Uint8Array {
  const depth = 5;
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const content = isLast ? '0 0 m 300 300 l S' : `/F${level + 1} Do `.repeat(fanOut);
    const resources = isLast ? '' : `/Resources << /XObject << /F${level + 1} ${level + 6} 0 R >> >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  const lines = resumeLines(mark).map((line) => `(${line}) Tj T*`);
  const text = `BT /T 11 Tf 14 TL 72 720 Td\n${lines.join('\n')}\nET /F0 Do`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${depth + 5} 0 R /Resources << /Font << /T 4 0 R >> /XObject << /F0 5 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...forms,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  return pdfFile(objects);
}
