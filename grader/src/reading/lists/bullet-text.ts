import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Bullet, BulletMark, Row } from '../../model/resume.ts';

/** Joins the rows of one bullet or paragraph into running text and rejoins words that were hyphenated at a line end. */
export function bulletOf(rows: Row[], mark?: BulletMark): Bullet {
  const text = rows.reduce((whole, row) => joinRow(whole, row.text), '');
  return { rows, words: rows.flatMap((row) => row.words), text, level: 0, ...(mark ? { mark } : {}) };
}

function joinRow(text: string, next: string): string {
  if (text === '') return next;
  if (!/\S[-–/]$/.test(text)) return `${text} ${next}`;
  return text.endsWith('-') && isBrokenWord(text, next) ? text.slice(0, -1) + next : text + next;
}

/** A hyphen at a line end is a hyphenation when the word without it exists; "sub-millisecond" keeps its hyphen. */
function isBrokenWord(text: string, next: string): boolean {
  const head = text.match(/(\p{L}+)-$/u)?.[1];
  const tail = next.match(/^\p{Ll}+/u)?.[0];
  return head !== undefined && tail !== undefined && isKnownWord((head + tail).toLowerCase());
}
