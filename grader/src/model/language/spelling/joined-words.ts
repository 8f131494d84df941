import type { Word } from '../../page.ts';
import { commonness } from './spelling.ts';
import { frequencyOf } from './word-counts.ts';

const small = 'of|if|and|to|in|on|for|the|with|at|by|from|is|are|we|as|or|an|per|his|our|their|this|all';
const joinedFront = new RegExp(`^(${small})([a-z]{3,})$`);
const joinedEnd = new RegExp(`^([a-z]{4,}?)(${small})$`);

/** Rarer words with a small word before or behind are likelier names and abbreviations: "voltas", "introd". */
const frequent = 4;

/**
 * Two words that were written as one, parted by a blank: "productsin" is "products in". Undefined where it is no such
 * pair.
 */
export function partedWords(word: string): string | undefined {
  for (const pattern of [joinedFront, joinedEnd]) {
    const [, first = '', second = ''] = pattern.exec(word) ?? [];
    const other = pattern === joinedFront ? second : first;
    // Of "on" many new words are made, "onchain", and names of particles: only a verb stands before it.
    if ((first === 'on' || second === 'on') && !/(?:ed|ing|[^s]s|rk)$/.test(first)) continue;
    if (other && commonness(other) >= 2 && frequencyOf(other) >= frequent) return `${first} ${second}`;
  }
  return undefined;
}

/** Beside an f many fonts draw a narrow blank, so that the words lie closer together than they were typed. */
export const isClosedByFont = (parted: string): boolean => /f | f/.test(parted);

/** Words closer than this share of their size are parted by no blank that could be measured. */
const closest = 0.06;

/** Whether a word touches its neighbours: where a font is told too wide, blanks are lost that stand on the page. */
export const isClosedOnPage = (word: Word, before: Word | undefined, next: Word | undefined): boolean =>
  (before !== undefined && before.base === word.base && word.x0 - before.x1 < closest * word.size) ||
  (next !== undefined && next.base === word.base && next.x0 - word.x1 < closest * word.size);
