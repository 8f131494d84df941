import type { Word } from '../../model/page.ts';

/** How far two drawings of one letter lie apart at most, in points. */
const offset = 1;
/** So many letters drawn twice show that a page is made of strips: what touches there, up to this share of its size, is one word. */
const fewestShared = 5;
const touching = 0.1;

/**
 * Joins words of which one ends with the letter that the next begins with, in the same place: pages printed strip by strip
 * draw the letters at the edges of the strips twice, "Har" and "rbor".
 */
export function joinStrips(words: readonly Word[]): Word[] {
  const joined = joinedWhere(words, shareLetter);
  return words.length - joined.length >= fewestShared ? joinedWhere(joined, touch) : joined;
}

function joinedWhere(words: readonly Word[], areOne: (word: Word, next: Word) => boolean): Word[] {
  const wholes = new Map<Word, Word>();
  const inside = new Set<Word>();
  for (const line of Map.groupBy(words, ({ base }) => Math.round(base)).values()) {
    let first: Word | undefined;
    for (const word of line.toSorted((a, b) => a.x0 - b.x0)) {
      const whole = first && (wholes.get(first) ?? first);
      if (first && whole && areOne(whole, word)) {
        wholes.set(first, together(whole, word));
        inside.add(word);
      } else first = word;
    }
  }
  return words.flatMap((word) => (inside.has(word) ? [] : [wholes.get(word) ?? word]));
}

/** Whether the last letter of a word is the first of another, in one place. */
function shareLetter(word: Word, next: Word): boolean {
  const [left, right] = word.edges.slice(-2);
  const [nextLeft, nextRight] = next.edges;
  if (left === undefined || right === undefined || nextLeft === undefined || nextRight === undefined) return false;
  const isOnePlace = Math.abs(left - nextLeft) <= offset && Math.abs(right - nextRight) <= offset;
  return isOnePlace && word.text.at(-1) === next.text.at(0) && word.size === next.size && !word.turned;
}

const touch = (word: Word, next: Word) =>
  Math.abs(next.x0 - word.x1) <= touching * word.size && word.size === next.size;

/** One word of two, with their common letter once. */
function together(word: Word, next: Word): Word {
  const shared = shareLetter(word, next) ? 1 : 0;
  return {
    ...word,
    text: word.text + next.text.slice(shared),
    edges: [...word.edges.slice(0, -1), ...next.edges.slice(shared)],
    x1: Math.max(word.x1, next.x1),
  };
}
