import type { Word } from '../page.ts';
import type { Page } from '../resume.ts';

/** The colour of the shadow that Word draws below bold titles; of the two, extracted text keeps only one. */
const shadowGrey = 0xc0c0c0;
/** In points: so near one another the two are drawn. */
const step = 4;

/** Whether a word is the shadow of one or has a shadow: its colour need not be the one that is seen. */
export function isShadowed(word: Word, { words, hiddenWords }: Pick<Page, 'words' | 'hiddenWords'>): boolean {
  return (
    word.color === shadowGrey ||
    [...words, ...hiddenWords].some(
      (other) =>
        other !== word &&
        other.text === word.text &&
        other.color !== word.color &&
        Math.abs(other.x0 - word.x0) < step &&
        Math.abs(other.y0 - word.y0) < step,
    )
  );
}
