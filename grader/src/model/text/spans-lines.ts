import type { Word } from '../page.ts';

/** Whether words stand in more than one line of the page; a word that is raised by a point is not in another one. */
export const spansLines = (words: readonly Word[]): boolean =>
  words.some(({ base }) => Math.abs(base - (words[0]?.base ?? base)) > 1);
