import type { Word } from '../page.ts';
import type { Bullet, Row } from '../resume.ts';

/** The words joined by single spaces; `wordsBetween` finds the words at offsets in it. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The words that overlap the offsets `[start, end)` of `textOf(words)`. */
export function wordsBetween(words: readonly Word[], start: number, end: number): Word[] {
  const inside: Word[] = [];
  let at = 0;
  for (const word of words) {
    if (at < end && at + word.text.length > start) inside.push(word);
    at += word.text.length + 1;
  }
  return inside;
}

/** The part of a word from character `from` to `to`, with its own box. */
export function cutWord(word: Word, from: number, to = word.text.length): Word {
  const edges = word.edges.slice(from, to + 1);
  return { ...word, text: word.text.slice(from, to), edges, x0: edges[0] ?? word.x0, x1: edges.at(-1) ?? word.x1 };
}

/** The parts of words inside the offsets `[start, end)` of `textOf(words)`, each with a box as tight as its letters. */
export function cutBetween(words: readonly Word[], start: number, end: number): Word[] {
  const pieces: Word[] = [];
  let at = 0;
  for (const word of words) {
    const from = Math.max(0, start - at);
    const to = Math.min(word.text.length, end - at);
    if (from < to) pieces.push(from === 0 && to === word.text.length ? word : cutWord(word, from, to));
    at += word.text.length + 1;
  }
  return pieces;
}

/** Rows as one unit of running text. */
export function unitOfRows(rows: Row[]): Bullet {
  return { rows, words: rows.flatMap((row) => row.words), text: rows.map((row) => row.text).join(' '), level: 0 };
}
