import { contrast } from '../model/layout/color.ts';
import { overlaps } from '../model/layout/overlaps.ts';
import { hides, reasonUnseen, type Surroundings, surroundingsOf } from '../model/layout/unseen.ts';
import type { RawPage, Rect, Shape, Word } from '../model/page.ts';
import type { Engine } from './engine.ts';
import { colorAround, colorAt } from './grounds.ts';
import { type Pixels, renderPage } from './raster.ts';

/** Pixels that stand out so far from their ground are ink. */
const leastContrast = 1.5;
/**
 * Where letters are, such a share of the pixels between the baseline and the top of small letters is ink, and such a
 * share of their rows holds some: a line that crosses them does so in one or two. Each part of the word has as much.
 */
const letters = { parts: 3, leastInk: 0.08, leastRows: 0.5 };
type Least = { parts: number; leastInk: number; leastRows: number };
/** More ink is a filled area. */
const mostInk = 0.93;
/** On a picture that is known to show its text, signs and letters that are narrow or pale are told from blank ground alone. */
const anything = { parts: 1, leastInk: 0.01, leastRows: 0 };
/** The height of small letters, as a share of the size of a font, and where they begin above the baseline. */
const letterTop = 0.48;
const letterFoot = 0.06;
/** So many words of a page are looked up at most, for time. */
const mostWords = 1000;

/**
 * Shows the words again that the shapes around them would hide, and that the image of the page shows all the same: PDFium
 * reads a word that is drawn several times once, with the look of the first, which others may lie over (embossed letters,
 * links that an editor drew anew), and a line as thick as a band is no filled path. They get the colours that are seen.
 * Where other words or pictures are in the same place, what is seen may be those, and the word stays hidden.
 */
export function withSeenWords(engine: Engine, handle: number, page: RawPage): RawPage {
  const surroundings = surroundingsOf(page.shapes);
  const unseen = new Set(page.words.filter((word) => !word.hidden && reasonUnseen(word, surroundings)));
  if (unseen.size === 0) return page;
  const others = page.words.filter((word) => !unseen.has(word));
  const doubtful = [...unseen].filter((word) => isAlone(word, others, surroundings)).slice(0, mostWords);
  if (doubtful.length === 0) return page;
  return withLooks(engine, handle, page, { doubtful, least: letters });
}

/** A picture of this share of the page may be the page itself. */
const pageShare = 0.5;
/** So many unseen words, and so large a share of all words, are the text of a picture. */
const fewestPictured = 20;
const mostlyUnseen = 0.8;
/** Where letters are seen in the places of so many of them, they are the text of the picture, and no other one. */
const mostlySeen = 0.7;

/**
 * Shows the words that are laid unseen over a picture of the page: a scan with what was recognised in it, or a page that a
 * design program drew as a picture. Software reads them and people the picture. Words that have no letters in their
 * place stay hidden.
 */
export function withPicturedWords(engine: Engine, handle: number, page: RawPage): RawPage {
  const area = ({ x0, y0, x1, y1 }: Rect) => (x1 - x0) * (y1 - y0);
  const pictures = page.shapes.filter(
    (shape) => shape.kind === 'image' && area(shape) > pageShare * page.width * page.height,
  );
  const unseen = page.words
    .filter((word) => word.hidden === 'invisible' && pictures.some((picture) => overlaps(picture, word)))
    .slice(0, mostWords);
  if (unseen.length < fewestPictured || unseen.length < mostlyUnseen * page.words.length) return page;
  const also = { hidden: undefined, pictured: true, unknownLook: true } as const;
  const shown = withLooks(engine, handle, page, { doubtful: unseen, least: letters, also });
  const rest = unseen.filter((word) => shown.words.includes(word));
  if (unseen.length - rest.length < mostlySeen * unseen.length) return page;
  return withLooks(engine, handle, shown, { doubtful: rest, least: anything, also });
}

/** The page with those of the words that are seen in its image, in the colours that are seen there, as drawn last of all. */
function withLooks(
  engine: Engine,
  handle: number,
  page: RawPage,
  { doubtful, least, also = {} }: { doubtful: readonly Word[]; least: Least; also?: Partial<Word> },
): RawPage {
  const size = { width: Math.round(page.width), quarterTurns: page.quarterTurns };
  const seen = renderPage(engine, handle, size, (pixels) =>
    doubtful.flatMap((word): [Word, Word][] => {
      const look = lookIn(pixels, word, pixels.width / page.width, least);
      return look ? [[word, { ...word, ...look, ...also, order: Number.POSITIVE_INFINITY }]] : [];
    }),
  );
  const shown = new Map(seen);
  return shown.size === 0 ? page : { ...page, words: page.words.map((word) => shown.get(word) ?? word) };
}

/** Whether nothing but a word itself can be what is seen in its place: no other word, no picture, no letters drawn as paths. */
function isAlone(word: Word, others: readonly Word[], { covers, pictures }: Surroundings): boolean {
  const box = lettersOf(word);
  const isFlat = (shape: Shape) => shape.kind === 'path' && !shape.isLetters;
  return (
    !others.some((other) => overlaps(other, box)) &&
    !pictures.some((picture) => overlaps(picture, box)) &&
    covers.every((shape) => isFlat(shape) || !hides(shape, word))
  );
}

/** The box of what a word looks like between the baseline and the top of small letters. */
const lettersOf = ({ x0, x1, base, size }: Word): Rect => ({
  x0,
  x1,
  y0: base - letterTop * size,
  y1: base - letterFoot * size,
});

/** The colours of a word and of its ground in the image of its page, `scale` pixels a point; undefined where no letters are seen. */
function lookIn(
  pixels: Pixels,
  word: Word,
  scale: number,
  { parts, leastInk, leastRows }: Least,
): Pick<Word, 'color' | 'ground'> | undefined {
  const ground = colorAround(word, pixels, scale);
  const { y0, y1 } = lettersOf(word);
  const [top, bottom] = [Math.round(y0 * scale), Math.round(y1 * scale)];
  let color = ground;
  for (let part = 0; part < parts; part++) {
    const width = (word.x1 - word.x0) / parts;
    const left = Math.floor((word.x0 + part * width) * scale);
    const right = Math.max(left + 1, Math.ceil((word.x0 + (part + 1) * width) * scale));
    let [ink, all] = [0, 0];
    const inked = new Set<number>();
    for (let y = Math.max(0, top); y <= Math.min(bottom, pixels.height - 1); y++)
      for (let x = Math.max(0, left); x < Math.min(right, pixels.width); x++) {
        const own = colorAt(pixels, x, y);
        all++;
        if (contrast(own, ground) < leastContrast) continue;
        ink++;
        inked.add(y);
        if (contrast(own, ground) > contrast(color, ground)) color = own;
      }
    const rows = bottom - top + 1;
    if (all === 0 || ink < leastInk * all || ink > mostInk * all || inked.size < leastRows * rows) return undefined;
  }
  return { color, ground };
}
