import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';

const fewestPieces = 4;
const shortPiece = /^(?:[\p{L}&]{1,2}|\d)$/u;
const piece = /^[\p{L}&·.]+$/u;
/** Gap before or after a digit, as a share of the size, up to which it is of the same run: those of tables are wider. */
const digitGap = 0.4;
/** Mean gap between letters, as a share of the size, from which text counts as letter-spaced. */
const spacedTracking = 0.06;

const isPiece = (word: Word) =>
  shortPiece.test(word.text) || (piece.test(word.text) && word.tracking >= spacedTracking * word.size);

const isDigit = (word: Word) => /^\d$/.test(word.text);

/**
 * Joins "E X P E R I E N C E", which is extracted as short words of one style on one baseline, and splits it at the
 * wider gaps between its words.
 */
export function joinSpaced(words: Word[]): Word[] {
  return joinKerned(joinRuns(words));
}

function joinRuns(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const end = endOfRun(words, i);
    const short = words.slice(i, end).filter((word) => shortPiece.test(word.text)).length;
    if (end - i < fewestPieces || short < fewestPieces / 2) joined.push(itemAt(words, i++));
    else {
      joined.push(...joinRun(words.slice(i, end)));
      i = end;
    }
  }
  return joined;
}

const capitals = /^\p{Lu}{2,}$/u;
/** Least mean gap between the letters of a part, and what a gap between two parts has more, as shares of the size. */
const kerned = { tracking: 0.05, gap: 0.1 };

/** Joins "LOCAT ION": capitals set apart, of which a pair that is kerned otherwise stands a little further apart. */
function joinKerned(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && isKerned(before, word)) joined.splice(-1, 1, together(before, word));
    else joined.push(word);
  }
  return joined;
}

function isKerned(before: Word, word: Word): boolean {
  if (!capitals.test(before.text) || !capitals.test(word.text) || before.font !== word.font) return false;
  const tracking = Math.max(before.tracking, word.tracking);
  const gap = word.x0 - before.x1;
  return (
    Math.abs(word.base - before.base) < 0.5 &&
    tracking >= kerned.tracking * before.size &&
    gap >= 0 &&
    gap < tracking + kerned.gap * before.size
  );
}

function endOfRun(words: Word[], start: number): number {
  const first = itemAt(words, start);
  if (!isPiece(first)) return start + 1;
  let end = start + 1;
  for (; end < words.length; end++) {
    const word = itemAt(words, end);
    const before = itemAt(words, end - 1);
    const gap = word.x0 - before.x1;
    const alike = word.font === first.font && Math.abs(word.base - first.base) < 0.5;
    const widest = (isDigit(word) && isDigit(before) ? digitGap : 1.5) * first.size;
    if (!alike || !isPiece(word) || gap < -0.1 * first.size || gap > widest) break;
  }
  return end;
}

function joinRun(run: Word[]): Word[] {
  const first = itemAt(run, 0);
  const gaps = run.slice(1).map((word, i) => word.x0 - itemAt(run, i).x1);
  // The narrow gaps are those between letters; gaps between words are several times as wide.
  const usual = itemAt(
    gaps.toSorted((a, b) => a - b),
    gaps.length >> 2,
  );
  const out: Word[] = [];
  let current: Word = { ...first, edges: [...first.edges], spaced: true };
  run.slice(1).forEach((word, i) => {
    if (itemAt(gaps, i) > usual + 0.12 * first.size) {
      out.push(current);
      current = { ...word, edges: [...word.edges], spaced: true };
      return;
    }
    current = together(current, word);
  });
  return [...out, current];
}

function together(before: Word, word: Word): Word {
  return {
    ...before,
    text: before.text + word.text,
    edges: [...before.edges.slice(0, -1), ...word.edges],
    x1: word.x1,
  };
}
