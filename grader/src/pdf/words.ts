import type { Word } from '../model/page.ts';
import type { Engine } from './engine.ts';
import { type Face, readFace } from './face.ts';
import type { Frame } from './frame.ts';
import { limits } from './limits.ts';
import { PdfError } from './pdf-error.ts';
import { joinTracked } from './tracked-letters.ts';
import { drawnEnd, drawnGapIn, tightSpace, watchWidths } from './wrong-widths.ts';

/** The page's number, the fonts read so far, the drawing order of the text objects, and those cut away whole. */
type Context = { page: number; faces: Map<number, Face>; orders: Map<number, number>; cutAway: ReadonlySet<number> };
type Style = {
  order: number;
  face: Face;
  size: number;
  color: number;
  hidden: Word['hidden'];
  level: boolean;
  turn: number;
};

/** The space of a symbol font, whose codes Word moves into the private use area. */
const symbolSpace = 0xf020;
const lineEndHyphen = (code: number) => code === 2 || code === 0xfffe;
const blank = (code: number) =>
  (code <= 32 && code < 16 && code !== 2) ||
  code === 32 ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x3000 ||
  code === symbolSpace;
const invisibleModes = [3, 7];
const transparentBelow = 26;
const tinyPoints = 2;
/**
 * Signs without a glyph or width that editors put around runs of text: blanks of no width, joiners, and the controls of
 * direction that turn nothing.
 */
const soundless = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202d) ||
  code === 0x2060 ||
  code === 0xfeff ||
  (code >= 0x2066 && code <= 0x2069);
/** A gap this wide, as a share of the size, separates two words even without a space character. */
const wordGap = 0.28;

/** Stands for a glyph without a Unicode value. */
const noValue = 0xfffd;

/** Gap, as a share of the size, from which a guessed space between a large capital and a small one counts. */
const smallCapitalGap = 0.25;

/** Mean gap between letters, as a share of the size, from which they are set apart. */
const setApart = 0.06;

/** Shift, as a share of the size, up to which the same letter again is its shadow or imitates bold type. */
const shadowShift = 0.12;

/** Gap, as a share of the size, from which a written space character counts. */
const writtenGap = 0.03;

/** `turns[n]` counts the letters that `n` quarter turns would set upright. */
type PageWords = { words: Word[]; chars: number; unmapped: number; turns: number[] };

/**
 * Reads the words of a loaded page.
 *
 * Horizontal edges are advance boxes (side bearings would blur every alignment test); vertical extents come from the
 * baseline and the font's ascent and descent, because PDFium's loose boxes are up to three times too tall.
 */
export function readWords(
  engine: Engine,
  handle: number,
  frame: Frame,
  { page, faces, orders, cutAway }: Context,
): PageWords {
  const { calls, slot, float, double, integer } = engine;
  const text = calls._FPDFText_LoadPage(handle);
  if (text === 0) throw new PdfError('damaged');
  const count = calls._FPDFText_CountChars(text);
  const words: Word[] = [];
  const styles = new Map<number, Style>();
  let current: Word | undefined;
  let object = -1;
  let style: Style | undefined;
  // How far the boxes of letters overlap, as they do in type that is made bold by an outline. Negative.
  let overlap = 0;
  /** Where the box of the letter before ends. */
  let end = 0;
  let before: { code: number; object: number; order: number; x0: number; y0: number } | undefined;
  const widths = watchWidths();
  let chars = 0;
  let unmapped = 0;
  let blankSeen: 'written' | 'guessed' | undefined;
  const turns = [0, 0, 0, 0];

  function styleAt(index: number, textObject: number): Style {
    const font = textObject ? calls._FPDFTextObj_GetFont(textObject) : 0;
    let face = faces.get(font);
    if (face === undefined) {
      face = readFace(engine, font);
      faces.set(font, face);
    }
    let scale = 1;
    let level = true;
    let turn = 0;
    if (calls._FPDFText_GetMatrix(text, index, slot(0))) {
      scale = Math.hypot(float(2), float(3)) || 1;
      level = frame.isLevel(float(0), float(1));
      turn = frame.turnsToLevel(float(0), float(1));
    }
    const size = calls._FPDFText_GetFontSize(text, index) * scale;
    calls._FPDFText_GetFillColor(text, index, slot(0), slot(1), slot(2), slot(3));
    // Only the page object knows its opacity; the text page always reports 255.
    const alpha =
      textObject && calls._FPDFPageObj_GetFillColor(textObject, slot(4), slot(5), slot(6), slot(7)) ? integer(7) : 255;
    const mode = textObject ? calls._FPDFTextObj_GetTextRenderMode(textObject) : 0;
    const hidden = invisibleModes.includes(mode)
      ? 'invisible'
      : alpha < transparentBelow
        ? 'transparent'
        : size < tinyPoints
          ? 'tiny'
          : cutAway.has(textObject)
            ? 'cut-away'
            : undefined;
    return {
      face,
      size,
      color: (integer(0) << 16) | (integer(1) << 8) | integer(2),
      hidden,
      level,
      turn,
      order: orders.get(textObject) ?? Number.POSITIVE_INFINITY,
    };
  }

  try {
    if (count > limits.characters) throw new PdfError('too_slow');
    for (let i = 0; i < count; i++) {
      let code = calls._FPDFText_GetUnicode(text, i);
      // A glyph without a Unicode value: within words it is a ligature, which is told by the word around it.
      if (code === 0 && calls._FPDFText_IsGenerated(text, i) !== 1) code = noValue;
      if (blank(code)) {
        // Spaces count only where there is a gap: some files hold spaces without width, and PDFium makes them up
        // between letters that are merely letter-spaced.
        const space = code === 32 || code === 0xa0 || code === symbolSpace;
        if (space) blankSeen = calls._FPDFText_IsGenerated(text, i) === 1 ? 'guessed' : (blankSeen ?? 'written');
        else current = undefined;
        continue;
      }
      if (soundless(code)) {
        blankSeen ??= 'guessed';
        continue;
      }
      const breaks = lineEndHyphen(code);
      if (breaks || code === 0xad) code = 45;
      if (!calls._FPDFText_GetLooseCharBox(text, i, slot(0))) continue;
      const advance = frame.box(float(0), float(1), float(2), float(3));
      if (code !== noValue) chars++;
      if (code !== noValue && calls._FPDFText_HasUnicodeMapError(text, i) === 1) unmapped++;
      const textObject = calls._FPDFText_GetTextObject(text, i);
      if (textObject !== object || style === undefined) {
        object = textObject;
        overlap = 0;
        style = styles.get(textObject);
        if (style === undefined) {
          style = styleAt(i, textObject);
          styles.set(textObject, style);
        }
      }
      const last = before;
      before = { code, object: textObject, order: style.order, x0: advance.x0, y0: advance.y0 };
      if (current && last?.code === code && last.object !== textObject && isShadow(advance, last, style.size)) {
        if (style.order > last.order) current.color = style.color;
        continue;
      }
      turns[style.turn] = (turns[style.turn] ?? 0) + 1;
      const letter = String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd);
      if (current) widths.note(style.face, (advance.x0 - end) / style.size);
      end = advance.x1;
      const isDrawn = style.level && widths.areTooWide(style.face);
      const glyph = isDrawn ? { ...advance, x1: Math.min(advance.x1, drawnEnd(engine, text, i, frame)) } : advance;
      const gap = current ? glyph.x0 - current.x1 : 0;
      const parting = isDrawn ? drawnGapIn(current, letter) : wordGap;
      if (current && style.level && (gap > parting * style.size || gap < -2 * style.size)) current = undefined;
      const mayBeTight = !isDrawn && style.level && gap > tightSpace * style.size;
      if (current && mayBeTight && widths.isTightSpace(style.face, current.text.slice(-1) + letter))
        current = undefined;
      const least = blankSeen === 'guessed' && current ? guessedGap(current, letter, style.size) : writtenGap;
      if (current && current.tracking < 0 && current.text.length > 2) overlap = current.tracking;
      if (current && blankSeen && (!style.level || gap - overlap > least * style.size)) current = undefined;
      if (current && current.bold !== style.face.bold && !isInsideWord(current, letter, gap)) current = undefined;
      // A sign too small to be seen may stand before a word, for programs that read the page aloud.
      if (current && (current.hidden === 'tiny') !== (style.hidden === 'tiny')) current = undefined;
      blankSeen = undefined;
      if (current === undefined) {
        let base = glyph.y1;
        if (calls._FPDFText_GetCharOrigin(text, i, slot(0), slot(2))) base = frame.y(double(0), double(1));
        current = startWord(letter, glyph, base, page, style, frame);
        words.push(current);
      } else extendWord(current, letter, glyph, style);
      if (breaks) {
        current.broken = true;
        current = undefined;
      }
    }
  } finally {
    calls._FPDFText_ClosePage(text);
  }
  return { words: joinTracked(words), chars, unmapped, turns };
}

/** Whether a letter of another text object lies so near the same one before it that both are seen as one. */
function isShadow(box: Glyph, before: { x0: number; y0: number }, size: number): boolean {
  return Math.abs(box.x0 - before.x0) < shadowShift * size && Math.abs(box.y0 - before.y0) < size / 2;
}

/** A letter that follows another without a gap belongs to the same word, even if bold type begins or ends there. */
function isInsideWord(word: Word, letter: string, gap: number): boolean {
  return /\p{L}$/u.test(word.text) && /\p{L}/u.test(letter) && gap < writtenGap * word.size;
}

/**
 * Gap, as a share of the size, from which a guessed space counts; digits need a wider one, because they are often
 * spaced.
 */
function guessedGap(word: Word, letter: string, size: number): number {
  // Small capitals after a large one: the gap is measured against letters of another size.
  if (/^\p{Lu}$/u.test(word.text) && /\p{Lu}/u.test(letter) && size < 0.92 * word.size && size > 0.6 * word.size)
    return smallCapitalGap;
  const digits = /\d$/.test(word.text) && /\d/.test(letter);
  const tracking = word.tracking / word.size;
  // Among letters set apart, kerning makes single gaps wider; a space adds at least a quarter of the size.
  if (tracking >= setApart) return tracking + 0.15;
  return Math.max(digits ? 0.18 : 0.1, 1.5 * tracking + 0.02);
}

type Glyph = { x0: number; y0: number; x1: number; y1: number };

function startWord(text: string, glyph: Glyph, base: number, page: number, style: Style, frame: Frame): Word {
  const { face, size, level } = style;
  const outside = glyph.x1 < 0 || glyph.y1 < 0 || glyph.x0 > frame.width || glyph.y0 > frame.height;
  return {
    text,
    page,
    x0: glyph.x0,
    x1: glyph.x1,
    y0: level ? base - face.ascent * size : glyph.y0,
    y1: level ? base - face.descent * size : glyph.y1,
    edges: [glyph.x0, glyph.x1],
    base,
    size,
    font: face.name,
    bold: face.bold,
    italic: face.italic,
    color: style.color,
    hidden: style.hidden ?? (outside ? 'off-page' : undefined),
    order: style.order,
    turned: !level,
    icon: face.icon,
    unknownLook: face.unknownLook,
    tracking: 0,
  };
}

function extendWord(word: Word, letter: string, glyph: Glyph, style: Style) {
  const gaps = word.edges.length - 2;
  word.tracking = (word.tracking * gaps + glyph.x0 - word.x1) / (gaps + 1);
  word.text += letter;
  // One edge per UTF-16 unit, so that an index into the text is an index into the edges.
  word.edges.pop();
  for (let unit = 0; unit < letter.length; unit++) word.edges.push(glyph.x0);
  word.x0 = Math.min(word.x0, glyph.x0);
  word.x1 = Math.max(word.x1, glyph.x1);
  word.edges.push(word.x1);
  if (style.level) return;
  word.y0 = Math.min(word.y0, glyph.y0);
  word.y1 = Math.max(word.y1, glyph.y1);
}
