import type { ByCategory } from './categories.ts';
import type { Scale } from './letters.ts';
import type { ScoreParameters } from './score-sheet.ts';

/** The lowest score of each letter. */
export const scale: Scale = [
  { letter: 'A+', from: 97 },
  { letter: 'A', from: 93 },
  { letter: 'A-', from: 90 },
  { letter: 'B+', from: 87 },
  { letter: 'B', from: 83 },
  { letter: 'B-', from: 80 },
  { letter: 'C+', from: 77 },
  { letter: 'C', from: 73 },
  { letter: 'C-', from: 70 },
  { letter: 'D+', from: 67 },
  { letter: 'D', from: 63 },
  { letter: 'D-', from: 60 },
];

/** How steeply losses lower a category. */
const kappa: ByCategory = { content: 1.06, formatting: 1.2, writing: 1.2 };
/**
 * What the first losses cost besides, in log points: on resumes rated blind the first fault of care told more than the
 * tenth. Nothing in Content, where the amounts that are missing are losses from the start (decision 158).
 */
const onset = { most: { content: 0, formatting: 10, writing: 10 }, over: 4 };
/** The weight of each category in the final score. */
export const shares: ByCategory = { content: 0.4, formatting: 0.3, writing: 0.3 };
/** The weights where writing is not graded. */
export const sharesWithoutWriting: ByCategory = { content: 0.57, formatting: 0.43, writing: 0 };

/** The numbers of the rubric in force. Changing one needs a new rubric version. */
export const parameters: Omit<ScoreParameters, 'shares'> = {
  kappa,
  onset,
  meanPower: -3,
  plainErrors: { weight: 1.8, max: 24 },
  scale,
};
