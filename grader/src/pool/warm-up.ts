import { gradeOn } from '../grade.ts';
import type { Engine } from '../pdf/engine.ts';
import { textPdf } from '../pdf/typed-pdf.ts';
import { sampleLines } from './sample-lines.ts';

/** Grades a built-in page a few times, so that the first real resume does not pay for the start-up. */
export function warmUp(engine: Engine) {
  const bytes = textPdf(sampleLines);
  for (let round = 0; round < 3; round++) gradeOn(engine, bytes, { today: '2026-01-01', images: true });
}
