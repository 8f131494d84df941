import { pdfFile } from './pdf-file.ts';

/** A valid PDF of one page that holds these lines, small enough to write by hand. */
export function shortPdf(lines: string[] = resumeLines): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 14 TL 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return pdfFile(objects);
}

export const resumeLines = [
  'Ada Byron',
  'ada@example.org | +1 212 555 0100 | New York, NY',
  '',
  'EXPERIENCE',
  'Analyst, Babbage Works, London                         Jan 2020 - Present',
  '- Led a team of four engineers that cut the time of a calculation by 40%',
  '- Built twelve programs for the analytical engine and documented each of them',
  'Assistant, Royal Society, London                       Mar 2017 - Dec 2019',
  '- Wrote weekly reports on new machines for 200 members',
  '- Organized three lectures with 500 guests in total',
  '',
  'EDUCATION',
  'University of London, B.Sc. in Mathematics             2013 - 2016',
  '',
  'SKILLS',
  'Mathematics, Programming, Technical writing, Project planning',
];
