import type { Word } from '../../page.ts';
import { isKnownWord } from './spelling.ts';

/** Whether a word is cut at the end of its row without a hyphen: "manage" + "ment", of which one half is no word. */
export function isCut(one: Word, next: Word | undefined): boolean {
  if (!next || next.base <= one.base || !/^\p{Ll}+$/u.test(one.text)) return false;
  const rest = /^\p{Ll}+/u.exec(next.text)?.[0] ?? '';
  return rest !== '' && isKnownWord(one.text + rest) && !isKnownWord(one.text);
}

/** Whether a line is torn in the middle of a word, of which the next one has the rest: "mainten." + "ance of pumps". */
export const isTorn = ({ text }: Word, below: Word | undefined): boolean =>
  below !== undefined &&
  /^\p{Ll}+[.,]?$/u.test(below.text) &&
  isKnownWord(`${text}${below.text}`.replace(/[.,]/g, '')) &&
  !isKnownWord(below.text.replace(/[.,]$/, ''));

/** How much larger a first letter is, and how far its word may stand from it as a share of its size. */
const large = { size: 1.15, gap: 0.3 };

/** Whether a word lacks its first letter, which stands before it by itself in a larger size: "E" and "DUCATION". */
export const isBegunLarge = (word: Word, before: Word | undefined): boolean =>
  before !== undefined &&
  /^\p{Lu}$/u.test(before.text) &&
  before.size >= large.size * word.size &&
  word.x0 - before.x1 <= large.gap * before.size;
