import { beforeAll, describe, expect, test } from 'vitest';
import { gradeOn } from './grade.ts';
import { compilePdfium, type Engine, startEngine } from './pdf/engine.ts';
import { limits } from './pdf/limits.ts';
import { pdfOf, textPdf } from './pdf/typed-pdf.ts';
import { refusalSentences } from './report/report.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const manyPages = () => {
  const kids = Array.from({ length: limits.pages + 1 }, () => '3 0 R').join(' ');
  return Buffer.from(
    Buffer.from(pdfOf(''))
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${limits.pages + 1}`),
    'latin1',
  );
};
const letter = [
  'Dear Hiring Manager,',
  'I am writing to apply for the position of warehouse coordinator that your company advertised last week.',
  'For the past four years I have worked at a regional distributor, where I scheduled inbound trucks.',
  'I enjoy solving practical problems, and I would welcome the chance to bring that experience to your team.',
  'Sincerely,',
  'Morgan Ellery',
  'morgan.ellery@example.com',
];

const files: [code: keyof typeof refusalSentences, what: string, bytes: () => Uint8Array][] = [
  ['not_a_pdf', 'an empty file', () => new Uint8Array()],
  ['not_a_pdf', 'a web page', () => Buffer.from('<html>resume.pdf</html>')],
  ['damaged', 'a header and nothing more', () => Buffer.from('%PDF-1.7\n')],
  ['too_large', 'a file over 30 MB', () => Buffer.alloc(limits.fileBytes + 1)],
  ['too_many_pages', 'a book', manyPages],
  ['no_text', 'a page without text', () => pdfOf('0 0 300 300 re f')],
  ['not_a_resume', 'a letter', () => textPdf(letter)],
];

describe('a file that cannot be graded', () => {
  test.each(files)('%s: %s', (code, _, bytes) => {
    const { graded, images } = gradeOn(engine, bytes(), { today: '2026-11-21', images: true });
    expect(graded).toEqual({ ok: false, error: { code, message: refusalSentences[code] } });
    expect(images).toEqual([]);
  });

  test('junk before the header does no harm', () => {
    const lines = [
      'Maria Example',
      'maria@example.com (512) 555-0143',
      'EXPERIENCE',
      'Analyst, Harbor Works Jan 2020 - Mar 2023',
      '- Built 12 weekly reports for a team of 40 people',
      '- Cut the closing time from 9 days to 4 days',
      'EDUCATION',
      'B.A. Economics, Elm College 2019',
    ];
    const bytes = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), textPdf(lines)]);
    expect(gradeOn(engine, bytes, { today: '2026-11-21' }).graded.ok).toBe(true);
  });
});
