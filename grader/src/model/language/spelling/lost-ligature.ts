import type { Word } from '../../page.ts';
import type { Resume } from '../../resume.ts';

/**
 * Whether a word lacks nothing but an "f" of two, and its font has no such pair anywhere: files that draw the pair as one
 * sign may name it by a single letter, and the page shows both.
 */
export const lostLigature = (
  { word, printed }: { word: string; printed: Word },
  right: string,
  { rows }: Pick<Resume, 'rows'>,
): boolean =>
  right !== word &&
  right.replaceAll('ff', 'f') === word &&
  !rows.some(({ words }) => words.some(({ font, text }) => font === printed.font && text.includes('ff')));
