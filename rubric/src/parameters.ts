import type { ByCategory } from './categories.ts';
import type { Scale } from './letters.ts';
import type { ScoreParameters } from './score-sheet.ts';

/** The lowest score of each letter, by what coaches say of resumes with that score (decision 172). */
export const scale: Scale = [
  { letter: 'A+', from: 97 },
  { letter: 'A', from: 94 },
  { letter: 'A-', from: 91 },
  { letter: 'B+', from: 88 },
  { letter: 'B', from: 85 },
  { letter: 'B-', from: 82 },
  { letter: 'C+', from: 78 },
  { letter: 'C', from: 75 },
  { letter: 'C-', from: 71 },
  { letter: 'D+', from: 63 },
  { letter: 'D', from: 54 },
  { letter: 'D-', from: 45 },
];

/** How steeply losses lower a category. */
const kappa: ByCategory = { content: 1.06, formatting: 1.2, writing: 1.1 };
/**
 * What the first losses cost besides, in log points: on resumes rated blind the first fault of care told more than the
 * tenth. Nothing in Content, where the amounts that are missing are losses from the start (decisions 158 and 179).
 */
const onset = { most: { content: 0, formatting: 16, writing: 15 }, over: 4 };
/** The weight of each category in the final score. */
export const shares: ByCategory = { content: 0.5, formatting: 0.25, writing: 0.25 };
/** The weights where writing has no letter. Its slips still weigh a little: mending what is marked must gain. */
export const sharesWithoutWriting: ByCategory = { content: 0.66, formatting: 0.33, writing: 0.01 };

/** The numbers of the rubric in force. Changing one needs a new rubric version. */
export const parameters: Omit<ScoreParameters, 'shares'> = {
  kappa,
  onset,
  meanPower: -3,
  plainErrors: { weight: 1.8, max: 24 },
  scale,
};
