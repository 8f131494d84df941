import type { Word } from './page.ts';
import { cutWord } from './text.ts';

/** The pieces of words that offsets `[start, end)` of `textOf(words)` cover, each with a box as tight as its letters. */
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
