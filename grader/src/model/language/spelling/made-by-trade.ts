import { commonness } from './spelling.ts';

/**
 * Whether a trade made a word of one of its own, so that the near word `right` was not meant: a tool or a person after
 * what it does, "bonder", "coater", or a verb after a noun, "concepting".
 */
export function isMadeByTrade(word: string, right: string): boolean {
  const [, stem] = /^(\p{L}{4,})(?:ers?|ing)$/u.exec(word) ?? [];
  return stem !== undefined && commonness(stem) >= 2 && !right.startsWith(stem);
}
