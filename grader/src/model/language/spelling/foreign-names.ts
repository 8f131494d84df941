import type { Word } from '../../page.ts';
import { isAccepted } from './accepted-word.ts';

/** Endings of Spanish, Portuguese and French words beside which English ones stand: "Systemes" has lost its accent. */
export const foreignEnding = /(?:cion|cional|cionales|mento|mente|cao|dade|emes?)$/;

/** Words of one name stand no further apart than this share of their size. */
const nearest = 0.8;

/**
 * Whether a word is the first of a name in another language, in which what something is stands before how it is called:
 * "Universiti Teknologi". In English it stands behind: "Kakatiya Univercity".
 */
export function opensForeignName(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (!own || !next || next.base !== own.base || next.x0 - own.x1 > nearest * own.size) return false;
  if (before && /^\p{Lu}\p{L}+$/u.test(before.text)) return false;
  const name = /^(\p{Lu}\p{Ll}{3,})[,.]?$/u.exec(next.text)?.[1];
  return /^\p{Lu}\p{Ll}+$/u.test(own.text) && name !== undefined && !isAccepted(name.toLowerCase());
}
