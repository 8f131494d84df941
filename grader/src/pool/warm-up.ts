import { gradeOn } from '../grade.ts';
import type { Engine } from '../pdf/engine.ts';

const lines = [
  'Maria Example',
  'maria@example.com  (512) 555-0143  Austin, TX',
  'EXPERIENCE',
  'Analyst, Example Works  Jan 2020 - Mar 2023',
  '- Built 12 weekly reports for a team of 40 people.',
  '- Cut the closing time from 9 days to 4 days.',
  'EDUCATION',
  'B.A. Economics, Example College  2019',
];

/** Grades a built-in page a few times, so that the first real resume does not pay for starting up. */
export function warmUp(engine: Engine) {
  const bytes = samplePdf();
  for (let round = 0; round < 3; round++) gradeOn(engine, bytes, { today: '2026-01-01', images: true });
}

function samplePdf(): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 15 TL 60 740 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Size 6 /Root 1 0 R >>\n%%EOF\n`);
}
