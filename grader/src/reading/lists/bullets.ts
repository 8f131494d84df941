import type { Shape, Word } from '../../model/page.ts';
import type { BulletKind, BulletMark, Row } from '../../model/resume.ts';
import { cutWord } from '../../model/text/text.ts';
import { rowOf } from '../rows/rows.ts';
import { kindOfGlyph } from './bullet-signs.ts';
import { type DrawnSign, dotsIn, drawnMark } from './drawn-signs.ts';
import { numberSigns } from './numbered.ts';
import { rowsWithPictures } from './pictograms.ts';

/** The least gap after a bullet sign, as a share of the size. */
const gapAfter = 0.12;
/** The widest gap after a sign, and after one that several lines have at the same places, in sizes. */
const nearGap = 4.5;
const farGap = 14;
const leastFar = 3;

/** So many rows have the same drawn sign, or the same small picture, in a list; a header may have a few icons. */
const leastDrawn = 2;
const leastPictures = 5;
/** So many rows of a document open with a letter that stands for a sign. */
const leastLetters = 3;

/** The rows of one stream of text and the shapes on its page. */
type RowsWithShapes = { rows: Row[]; shapes: Shape[] };

/**
 * Removes typed bullet signs from the starts of rows, and gives rows the signs that are drawn as paths beside them. A
 * dot that occurs once is an ornament; lists repeat their sign.
 */
export function markBullets(streams: RowsWithShapes[]): Row[][] {
  const all = streams.flatMap(({ rows }) => rows);
  // A list may end on the next page with an item or two.
  const repeats = (sign: string) =>
    all.filter((row) => row.words[0]?.text === sign && row.words.length > 1).length >= leastLetters;
  const letters = { o: repeats('o'), plus: repeats('+') };
  const marked = streams.map(({ rows, shapes }) => {
    const dots = dotsIn(shapes);
    const odd = openingSigns(rows);
    const far = farSigns(rows);
    const dashed = gluedDashes(rows);
    const numbers = numberSigns(rows);
    const pictures = rowsWithPictures(rows);
    return rows.map((row) => {
      const number = numbers.get(row);
      const typed = number
        ? withMark(row, number.sign, number.rest, 'number')
        : takeTypedMark(row, { letters, odd, far, dashed, pictures });
      return { row: typed, drawn: typed.mark ? undefined : drawnMark(typed, dots) };
    });
  });
  const drawn = marked.flat().flatMap((one) => one.drawn ?? []);
  const isRepeated = ({ mark, isPicture }: DrawnSign) =>
    drawn.filter((other) => other.isPicture === isPicture && sameSign(mark, other.mark)).length >=
    (isPicture ? leastPictures : leastDrawn);
  return marked.map((rows) =>
    rows.map(({ row, drawn: sign }) => (sign && isRepeated(sign) ? { ...row, mark: sign.mark } : row)),
  );
}

function sameSign(one: BulletMark, other: BulletMark): boolean {
  return one.kind === other.kind && Math.abs(one.x1 - one.x0 - (other.x1 - other.x0)) <= 0.8;
}

/**
 * Characters that open several lines of text and are no words: those of symbol fonts, whatever their code (moderncv's
 * bullet has the code of "{"), and others that stand far before their line, all at one edge ("〓", "§", "ü").
 */
function openingSigns(rows: Row[]): Set<string> {
  const uses = new Map<string, number>();
  for (const { words } of rows) {
    const [first, next] = words;
    if (!first || !next || first.text.length !== 1 || !(isIconSign(words) || isOddSign(first, next))) continue;
    const key = first.icon ? first.text : `${first.text}${Math.round(first.x0 / 4)}`;
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return new Set(
    [...uses].filter(([key, count]) => count >= (/^\p{So}/u.test(key) ? 2 : 3)).map(([key]) => key.charAt(0)),
  );
}

/** The sign of a row, where it stands and where its text begins. */
const farKey = (row: Row, sign: Word) =>
  `${sign.text} ${Math.round(sign.x0 / 4)} ${Math.round((row.words[1]?.x0 ?? 0) / 4)}`;

/** Signs that stand far from their text on several lines at the same places: the tab of a list was set wide. */
function farSigns(rows: Row[]): Set<string> {
  const uses = new Map<string, number>();
  for (const row of rows) {
    const [sign] = row.words;
    const kind = sign && kindOfGlyph(sign.text.trim());
    if (sign && kind && kind !== 'dash') uses.set(farKey(row, sign), (uses.get(farKey(row, sign)) ?? 0) + 1);
  }
  return new Set([...uses].filter(([, count]) => count >= leastFar).map(([key]) => key));
}

/** Where lines begin with a dash that touches their first word, at one edge on several of them: "-Led". */
function gluedDashes(rows: Row[]): Set<number> {
  const edges = Map.groupBy(
    rows.filter(({ words: [first, next] }) => first && next && opensWithDash(first)),
    edgeOf,
  );
  return new Set([...edges].filter(([, { length }]) => length >= leastGlued).map(([edge]) => edge));
}

const leastGlued = 3;
const opensWithDash = ({ text }: Word) => /^[-–—−]\p{Lu}/u.test(text);
const edgeOf = ({ x0 }: Row) => Math.round(x0 / 4);

const isIconSign = (words: Word[]) => words[0]?.icon === true && words.length >= 4;

/** Whether a character is no word of its own and stands further from the next word than words do. */
function isOddSign(sign: Word, next: Word): boolean {
  if (/^[\p{So}\ue000-\uf8ff]$/u.test(sign.text)) return true;
  const isApart = next.x0 - sign.x1 >= 0.5 * sign.size && /^[\p{Lu}\d]/u.test(next.text);
  return isApart && /^[§¨¤¬±×÷ØüŸÿv]$/u.test(sign.text);
}

type Signs = {
  letters: { o: boolean; plus: boolean };
  odd: Set<string>;
  far: Set<string>;
  dashed: Set<number>;
  pictures: Set<Row>;
};

function takeTypedMark(row: Row, { letters, odd: signs, far, dashed, pictures }: Signs): Row {
  const first = row.words[0];
  const next = row.words[1];
  if (!first) return row;
  if (pictures.has(row)) return rowOf(row.words.slice(1), row.column);
  const kind =
    kindOfGlyph(first.text.trim()) ??
    (letters.o && first.text === 'o' ? 'letter-o' : letters.plus && first.text === '+' ? 'other' : undefined);
  if (next && !kind && signs.has(first.text) && (first.icon || isOddSign(first, next)))
    return withMark(row, first, row.words.slice(1), 'other');
  const privateUse = /^[\ue000-\uf8ff]$/.test(first.text) && first.icon;
  if (next && (kind || privateUse)) {
    const near = next.x0 - first.x1;
    if (near < gapAfter * first.size && kind === 'dash') return row;
    if (near > (far.has(farKey(row, first)) ? farGap : nearGap) * Math.max(first.size, 8)) return row;
    if (privateUse && !kind) return row;
    return withMark(row, first, row.words.slice(1), kind ?? 'other');
  }
  // The sign may be attached to its first word: "•Led".
  const glued = kindOfGlyph(first.text.charAt(0));
  const isSign = glued === 'dash' ? opensWithDash(first) && dashed.has(edgeOf(row)) : glued !== 'star';
  if (glued && isSign && /^.\p{L}/u.test(first.text))
    return withMark(row, cutWord(first, 0, 1), [cutWord(first, 1), ...row.words.slice(1)], glued);
  return row;
}

function withMark(row: Row, sign: Word, words: Word[], kind: BulletKind): Row {
  const { x0, y0, x1, y1, page, text } = sign;
  return { ...rowOf(words, row.column), mark: { x0, y0, x1, y1, page, text, kind, drawn: false } };
}
