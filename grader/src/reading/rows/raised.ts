import type { Word } from '../../model/page.ts';
import { kindOfGlyph } from '../lists/bullet-signs.ts';

const ordinal = /^(?:st|nd|rd|th)[.,)]?$/i;
/**
 * How far the raised end of a number may stand from it or run into it, as shares of the size of the number: in bold type
 * made by an outline the boxes of letters are too wide.
 */
const nearest = 0.5;
const overlap = 0.45;
/** How far above or below the line its bullet sign may stand, as a share of the size of the line. */
const highest = 0.6;

/**
 * Brings to their lines the signs that Word sets off them: the raised end of an ordinal number is joined to it ("12" and
 * "th"), and a bullet sign of another font comes to the baseline of its text.
 */
export function joinRaised(words: Word[]): Word[] {
  const out: Word[] = [];
  words.forEach((word, i) => {
    const before = out.at(-1);
    const next = words[i + 1];
    if (before && isOrdinalEnd(before, word)) out[out.length - 1] = joined(before, word);
    else if (next && isSignOf(word, next)) out.push({ ...word, base: next.base });
    else out.push(word);
  });
  return out;
}

function isOrdinalEnd(number: Word, word: Word): boolean {
  const rise = number.base - word.base;
  const gap = word.x0 - number.x1;
  return (
    ordinal.test(word.text) &&
    /(?<!\d)\d{1,2}$/.test(number.text) &&
    rise >= 0 &&
    rise <= highest * number.size &&
    gap >= -overlap * number.size &&
    gap <= nearest * number.size
  );
}

function joined(number: Word, end: Word): Word {
  return {
    ...number,
    text: number.text + end.text,
    edges: [...number.edges.slice(0, -1), ...end.edges],
    x1: end.x1,
    y0: Math.min(number.y0, end.y0),
  };
}

function isSignOf(word: Word, next: Word): boolean {
  const off = Math.abs(next.base - word.base);
  const gap = next.x0 - word.x1;
  return (
    off > 0.5 &&
    off <= highest * next.size &&
    gap > 0 &&
    gap <= 4 * next.size &&
    kindOfGlyph(word.text.trim()) !== undefined
  );
}
