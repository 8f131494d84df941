import { contrast, luminance } from '../../model/layout/color.ts';
import { colorName } from '../../model/layout/color-name.ts';
import { isFramed } from '../../model/layout/page-frame.ts';
import type { Shape, Word } from '../../model/page.ts';
import type { Page, Resume } from '../../model/resume.ts';
import type { PageRect, Rule, RuleFinding } from '../../model/rule.ts';

/** Whole lines on a page that one small table of a usual resume has, besides those of titles, and from which on it looks like a form. */
const usualLines = 8;
const manyLines = 28;
/** So many whole lines of a page are looked through for the one that a piece belongs to; a drawing may have thousands. */
const mostJoined = 1000;
const most = { frame: 5, lines: 6, highlight: 4 };
const leastLoss = 1.5;
const thin = 3;
/** Lines with less contrast than this are not seen on white paper, as the borders of a table that were made white. */
const faint = 1.1;
const shown = 4;
const lossOfBoxes = 2;

/** Frames, grids and highlighting are seen before the words are. */
export const formatDecoration: Rule = {
  name: 'format-decoration',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 22 },
  about: {
    title: 'Nothing frames the words',
    finds:
      'A frame around the page, tables whose every cell is ruled, text marked with a bright color, and lines around links.',
    why: 'White space and bold titles order a page; lines around everything hide what is in them.',
  },

  *check(resume) {
    yield* frames(resume);
    yield* grid(resume);
    yield* highlighting(resume);
    yield* linkBoxes(resume);
  },
};

function* frames({ pages }: Resume): Generator<RuleFinding> {
  const framed = pages.filter((page) => page.words.length > 0 && isFramed(page));
  const [first] = framed;
  if (!first) return;
  yield {
    title: 'Remove the frame around the page',
    advice: 'A frame takes room and draws the eye to the edge. Leave the margins white.',
    text: '',
    at: framed
      .slice(0, 1)
      .map(({ number, width, height }) => rectOn(number, { x0: 12, y0: 12, x1: width - 12, y1: height - 12 })),
    loss: (most.frame * framed.length) / pages.length,
  };
}

function* grid({ pages, sections }: Resume): Generator<RuleFinding> {
  const titles = sections.map(({ heading }) => heading);
  const lines = pages.map((page) =>
    joinedLines(linesOn(page)).filter((line) => !titles.some((title) => isAround(line, title, page))),
  );
  const perPage = lines.flat().length / Math.max(1, pages.length);
  const loss = most.lines * Math.min(1, Math.max(0, (perPage - usualLines) / (manyLines - usualLines)));
  const fullest = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const page = pages[lines.indexOf(fullest)];
  if (loss < leastLoss || !page) return;
  yield {
    title: 'Use fewer lines and boxes',
    advice: `About ${Math.round(perPage)} drawn lines a page make it look like a form. Keep those of titles, and let white space part the rest.`,
    text: '',
    at: [rectOn(page.number, around(fullest))],
    loss,
  };
}

/** In points: so near a title its line, and the edges of the band it stands in. */
const ofTitle = 9;

/** Whether a line is one of those that set a title off. */
const isAround = (line: Shape, title: PageRect, { number }: Page) =>
  title.page === number && line.y0 > title.y0 - ofTitle && line.y1 < title.y1 + ofTitle;

/** Lines without the pieces of one line, since many programs draw the border of each cell of a table. */
function joinedLines(lines: Shape[]): Shape[] {
  const isLevel = ({ x0, x1, y0, y1 }: Shape) => x1 - x0 > y1 - y0;
  const touches = (one: Shape, other: Shape) =>
    isLevel(one)
      ? Math.abs(one.y0 - other.y0) < thin && other.x0 <= one.x1 + thin && other.x1 >= one.x0 - thin
      : Math.abs(one.x0 - other.x0) < thin && other.y0 <= one.y1 + thin && other.y1 >= one.y0 - thin;
  const out: Shape[] = [];
  for (const line of lines) {
    const same =
      out.length < mostJoined ? out.findIndex((one) => isLevel(one) === isLevel(line) && touches(one, line)) : -1;
    const joined = out[same];
    if (joined)
      out[same] = {
        ...joined,
        x0: Math.min(joined.x0, line.x0),
        x1: Math.max(joined.x1, line.x1),
        y0: Math.min(joined.y0, line.y0),
        y1: Math.max(joined.y1, line.y1),
      };
    else out.push(line);
  }
  return out;
}

/** Lines that a person sees, without those that underline words. */
function linesOn({ shapes, words }: Page): Shape[] {
  return shapes.filter(
    (shape) =>
      isLine(shape) &&
      contrast(shape.color, 0xffffff) > faint &&
      !words.some((word) => shape.y0 >= word.base && shape.y1 <= word.y1 + 1 && isUnder(shape, word)),
  );
}

const isLine = ({ kind, x0, y0, x1, y1 }: Shape) =>
  kind === 'path' && Math.min(x1 - x0, y1 - y0) < thin && Math.max(x1 - x0, y1 - y0) > 15;

/** Whether a line is under a word or several: it begins with that word, or ends with it. */
const isUnder = (line: Shape, word: Word) => Math.abs(line.x0 - word.x0) < thin || Math.abs(line.x1 - word.x1) < thin;

function* highlighting({ pages }: Resume): Generator<RuleFinding> {
  const marked = pages.flatMap((page) =>
    page.shapes.filter((shape) => isMarker(shape, page)).map((shape) => ({ page, shape })),
  );
  const [first] = marked;
  if (!first) return;
  yield {
    title: `Remove the ${colorName(first.shape.color)} marking`,
    advice: 'Marked text looks like a draft. Use bold where something must be seen first.',
    text: '',
    at: marked.slice(0, shown).map(({ page, shape }) => rectOn(page.number, shape)),
    loss: Math.min(most.highlight, leastLoss + marked.length / 3),
  };
}

/** The boxes that LaTeX draws around links on the screen, where it is not told to leave them out. */
function* linkBoxes({ pages }: Resume): Generator<RuleFinding> {
  const boxed = pages.flatMap((page) => page.links.filter(({ boxed }) => boxed).map((link) => ({ page, link })));
  if (boxed.length === 0) return;
  yield {
    title: 'Remove the boxes around your links',
    advice:
      'A colored line is drawn around each link, and these boxes are seen before the words. Switch them off, in LaTeX with \\hypersetup{hidelinks}, and export again.',
    text: '',
    at: boxed.slice(0, shown).map(({ page, link }) => rectOn(page.number, link)),
    loss: lossOfBoxes,
  };
}

/** How far the channels of a color may be from those of the markers of word processors: 0, 128 or 255. */
const nearly = 10;
/** Black and dark words on a marker are darker than this; white ones stand on a band that was designed. */
const darkest = 0.1;
const leastChroma = 100;
/** So far a marker ends before or behind the words it marks. */
const hug = 8;

/** Whether a shape is what word processors mark text with: bright yellow, or another of their colors right behind dark words. */
function isMarker({ kind, filled, color, x0, x1, y0, y1 }: Shape, { words }: Page): boolean {
  if (kind !== 'path' || !filled || x1 - x0 <= 12 || y1 - y0 <= 6 || y1 - y0 >= 40) return false;
  const channels = [color >> 16, color >> 8, color].map((channel) => channel & 255);
  const [red = 0, green = 0, blue = 0] = channels;
  if (red > 235 && green > 235 && blue < 90) return true;
  const isPure = channels.every((channel) => [0, 128, 255].some((level) => Math.abs(channel - level) <= nearly));
  if (!isPure || Math.max(...channels) - Math.min(...channels) < leastChroma) return false;
  const on = words.filter((word) => word.base > y0 && word.base <= y1 && word.x0 >= x0 - hug && word.x1 <= x1 + hug);
  return (
    on.length > 0 &&
    on.every((word) => luminance(word.color) < darkest) &&
    Math.min(...on.map((word) => word.x0)) - x0 < hug &&
    x1 - Math.max(...on.map((word) => word.x1)) < hug
  );
}

const rectOn = (page: number, { x0, y0, x1, y1 }: Omit<PageRect, 'page'>): PageRect => ({ page, x0, y0, x1, y1 });

const around = (shapes: readonly Shape[]) => ({
  x0: Math.min(...shapes.map(({ x0 }) => x0)),
  y0: Math.min(...shapes.map(({ y0 }) => y0)),
  x1: Math.max(...shapes.map(({ x1 }) => x1)),
  y1: Math.max(...shapes.map(({ y1 }) => y1)),
});
