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
