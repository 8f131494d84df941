import type { Part } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';

/** The part of another one that these letters are; undefined where it does not hold them. */
export function partNamed({ words }: Part, name: string): Part | undefined {
  const at = textOf(words).indexOf(name);
  return at < 0 ? undefined : { text: name, words: cutBetween(words, at, at + name.length) };
}
