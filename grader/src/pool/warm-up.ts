import { gradeOn } from '../grade.ts';
import type { Engine } from '../pdf/engine.ts';
import { textPdf } from '../pdf/typed-pdf.ts';

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

/** Grades a built-in page a few times, so that the first real resume does not pay for the start-up. */
export function warmUp(engine: Engine) {
  const bytes = textPdf(lines);
  for (let round = 0; round < 3; round++) gradeOn(engine, bytes, { today: '2026-01-01', images: true });
}
