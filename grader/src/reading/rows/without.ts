import type { Word } from '../../model/page.ts';

/** Words but for some; the same list where none of it is taken out, since what was read of that is known. */
export function without(words: Word[], taken: ReadonlySet<Word>): Word[] {
  const left = taken.size === 0 ? words : words.filter((word) => !taken.has(word));
  return left.length === words.length ? words : left;
}
