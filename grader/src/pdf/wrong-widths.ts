import type { Word } from '../model/page.ts';
import type { Engine } from './engine.ts';
import type { Face } from './face.ts';
import type { Frame } from './frame.ts';

/** Letters of a font that are read before its widths are judged. */
const fewest = 4;
/** From this mean overlap of letters on, as a share of the size, the widths of a font are not those of its letters. */
const tooClose = -0.17;

/** Letters of a font that are read before its widths count as exact. */
const manyLetters = 60;
/** Share of letters that stand exactly where the one before ends, from which on the widths of a font are exact. */
const exactShare = 0.75;
/** Distance, as a share of the size, that is kerning. */
const kerning = 0.04;
/** A gap between small letters of a font with exact widths, as a share of the size, that nothing but a space makes. */
export const tightSpace = 0.15;

/** Gap between drawn letters, as a share of the size, that separates two words; a drawn 1 is narrower than its place. */
const drawnGap = { letters: 0.17, digits: 0.4 };

/** The gap, as a share of the size, from which a letter begins a new word where drawn letters are measured. */
export const drawnGapIn = (word: Word | undefined, letter: string): number =>
  /\d/.test(letter) && /\d$/.test(word?.text ?? '') ? drawnGap.digits : drawnGap.letters;

/** Collects how far the letters of each font are apart; some producers give all letters the width of the widest. */
export function watchWidths() {
  const seen = new Map<Face, { count: number; sum: number; exact: number }>();
  const of = (face: Face) => seen.get(face) ?? { count: 0, sum: 0, exact: 0 };
  return {
    /** Notes the gap between two letters as a share of the size. */
    note(face: Face, gap: number) {
      const { count, sum, exact } = of(face);
      seen.set(face, { count: count + 1, sum: sum + gap, exact: exact + (Math.abs(gap) < kerning ? 1 : 0) });
    },
    /**
     * Whether a gap from `tightSpace` on parts two small letters; not where letters are spaced or kerned so much that a gap
     * says nothing. TeX sets spaces narrow and does not write them.
     */
    isTightSpace(face: Face, letters: string): boolean {
      const { count, exact } = of(face);
      return count >= manyLetters && exact >= exactShare * count && /^[\p{Ll},;]\p{Ll}$/u.test(letters);
    },
    areTooWide(face: Face): boolean {
      const { count, sum } = of(face);
      return count >= fewest && sum < tooClose * count;
    },
  };
}

/** Where a drawn letter ends, in points from the left; its advance box where its outline is not known. */
export function drawnEnd({ calls, slot, double }: Engine, text: number, index: number, frame: Frame): number {
  if (!calls._FPDFText_GetCharBox(text, index, slot(0), slot(2), slot(4), slot(6))) return Number.POSITIVE_INFINITY;
  const { x0, x1 } = frame.box(double(0), double(3), double(1), double(2));
  return x1 > x0 ? x1 : Number.POSITIVE_INFINITY;
}
