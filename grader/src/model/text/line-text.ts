import type { Bullet } from '../resume.ts';
import { textOf } from './text.ts';

const texts = new WeakMap<Bullet, string>();

/** The text of a line as `textOf` gives it, joined once for all rules that ask. */
export function textOfLine(line: Bullet): string {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const text = textOf(line.words);
  texts.set(line, text);
  return text;
}
