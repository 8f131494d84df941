import { lastOf } from '../model/list/item-at.ts';
import type { Link, RawPage, Shape, Word } from '../model/page.ts';
import type { Resume } from '../model/resume.ts';
import { readResume } from '../reading/read-resume.ts';

const paper = { width: 612, height: 792, left: 60, right: 552, top: 60 };
const columns = { left: { left: 60, right: 300 }, right: { left: 330, right: 552 } };
const defaultTop = 'Maria Example\nmaria.example@mail.com | (512) 555-0143 | Austin, TX\n';
const letterWidth = 0.5;

type LineStyle = {
  size: number;
  bold: boolean;
  italic: boolean;
  color: number;
  font: string;
  x: number;
  right: number;
  wrap: number;
  mark: string;
  gap: number;
  link: string | undefined;
};
type Area = { left: number; right: number };

/**
 * Lays a resume typed as text out on pages and reads it as a real one would be read.
 *
 * `# Title` is a section heading, `- ` a bullet, `-- ` a nested one, `**bold**` bold words. ` || ` moves the rest of the
 * line to the right margin, an empty line adds space, `~~~` starts a new page, `<<<` a left column, `>>>` the right one
 * beside it, `![x y width height]` a picture, `=[x y width height ffff00]` a filled path in that colour.
 *
 * Directives at the end of a line change that line: `{x=5}` shifts it, `{right=-8}` what is at the right margin,
 * `{wrap=-12}` its continuation lines; `{gap=12}` adds points above it; `{size=9}`, `{font=Arial}`, `{color=999999}`,
 * `{italic=yes}`, `{bold=no}`, `{bold=yes}` and `{mark=➢}` set its style, `{link=https://elm.example}` where it leads; `{font=none}` is one without a name, as Type 3 fonts are. Without lines before the first heading the resume gets a name
 * and a contact line. `today` is 2026-11-21.
 */
export function resumeOf(text: string, today = '2026-11-21'): Resume {
  return readResume(pagesOf(text), today);
}

/** The extracted pages of a resume typed as text. */
export function pagesOf(text: string): RawPage[] {
  const lines = text.split('\n').map((line) => line.trim());
  while (lines[0] === '') lines.shift();
  const bare = /^(?:#|- )/.test(lines[0] ?? '');
  const whole = bare ? [...defaultTop.split('\n'), ...lines] : lines;
  const pages: { words: Word[]; shapes: Shape[]; links: Link[] }[] = [{ words: [], shapes: [], links: [] }];
  let area: Area = paper;
  let columnTop = paper.top;
  let y = paper.top;
  whole.forEach((line, n) => {
    const page = pages.at(-1) as (typeof pages)[number];
    const picture = line
      .match(/^!\[(\d+) (\d+) (\d+) (\d+)\]$/)
      ?.slice(1)
      .map(Number);
    const path = line.match(/^=\[([\d. ]+) ([\da-f]{6})\]$/);
    if (path) {
      const box = (path[1] ?? '').split(' ').map(Number) as [number, number, number, number];
      page.shapes.push({ ...pictureAt(box), kind: 'path', color: Number.parseInt(path[2] ?? '', 16) });
    } else if (line === '~~~') {
      pages.push({ words: [], shapes: [], links: [] });
      [y, area] = [paper.top, paper];
    } else if (line === '<<<') [columnTop, area] = [y, columns.left];
    else if (line === '>>>') [y, area] = [columnTop, columns.right];
    else if (picture) page.shapes.push(pictureAt(picture as [number, number, number, number]));
    else if (line === '') y += 7;
    else {
      const style = lineStyleOf(line, n === 0);
      const first = page.words.length;
      y = layLine(line.replace(/\s*\{[^}]*\}/g, ''), style, area, y + style.gap, pages.length - 1, page.words);
      if (style.link !== undefined)
        page.links.push(
          ...page.words.slice(first).map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1, url: style.link ?? '' })),
        );
    }
  });
  return pages.map(({ words, shapes, links }) => ({
    width: paper.width,
    height: paper.height,
    quarterTurns: 0,
    chars: words.reduce((sum, word) => sum + word.text.length, 0),
    unmapped: 0,
    words,
    links,
    shapes,
  }));
}

function pictureAt([x0, y0, width, height]: [number, number, number, number]): Shape {
  return {
    order: 0,
    opaque: false,
    kind: 'image',
    x0,
    y0,
    x1: x0 + width,
    y1: y0 + height,
    filled: true,
    stroked: false,
    color: 0,
    alpha: 255,
  };
}

function lineStyleOf(line: string, isFirst: boolean): LineStyle {
  const option = (name: string) => line.match(new RegExp(`\\{[^}]*\\b${name}=([^,}]+)`))?.[1]?.trim();
  const heading = line.startsWith('# ');
  return {
    size: Number(option('size') ?? (isFirst ? 20 : heading ? 13 : 10)),
    bold: option('bold') === 'yes' || ((heading || isFirst) && option('bold') !== 'no'),
    italic: option('italic') === 'yes',
    color: Number.parseInt(option('color') ?? '000000', 16),
    font: option('font') ?? 'Carlito',
    x: Number(option('x') ?? 0),
    right: Number(option('right') ?? 0),
    wrap: Number(option('wrap') ?? 0),
    mark: option('mark') ?? '•',
    gap: Number(option('gap') ?? 0) + (heading ? 10 : 0),
    link: option('link'),
  };
}

/** Lays out one line, wrapped at the right edge of its area, and returns the top of the next line. */
function layLine(line: string, style: LineStyle, area: Area, y: number, n: number, out: Word[]): number {
  const depth = line.match(/^(--?) /)?.[1]?.length ?? 0;
  const [body = '', right] = line.replace(/^(?:#|--?) /, '').split(' || ');
  const start = area.left + style.x + (depth > 0 ? 6 + (depth - 1) * 18 : 0);
  let base = y + style.size;
  if (depth > 0) out.push(wordOf(style.mark, start, base, n, style, style.bold));
  const textStart = start + (depth > 0 ? 12 : 0);
  let x = textStart;
  let bold = style.bold;
  for (const piece of body.split(' ').filter(Boolean)) {
    if (piece.startsWith('**')) bold = true;
    const word = wordOf(piece.replaceAll('**', ''), x, base, n, style, bold);
    if (piece.endsWith('**')) bold = style.bold;
    if (word.x1 > area.right) {
      base += style.size * 1.25;
      out.push(wordOf(word.text, textStart + style.wrap, base, n, style, word.bold));
    } else out.push(word);
    x = lastOf(out).x1 + 0.3 * style.size;
  }
  let end = area.right + style.right;
  for (const piece of right?.split(' ').toReversed() ?? []) {
    const width = piece.length * letterWidth * style.size;
    out.push(wordOf(piece, end - width, base, n, style, style.bold));
    end -= width + 0.3 * style.size;
  }
  return base + style.size * 0.25;
}

function wordOf(text: string, x0: number, base: number, n: number, style: LineStyle, bold: boolean): Word {
  const width = letterWidth * style.size;
  return {
    text,
    page: n,
    x0,
    x1: x0 + text.length * width,
    y0: base - 0.85 * style.size,
    y1: base + 0.22 * style.size,
    edges: Array.from({ length: text.length + 1 }, (_, i) => x0 + i * width),
    base,
    size: style.size,
    font: style.font === 'none' ? '' : `${style.font}${bold && !style.font.endsWith('-Medium') ? '-Bold' : ''}`,
    bold,
    italic: style.italic,
    color: style.color,
    order: 1,
    turned: false,
    icon: false,
    unknownLook: style.font === 'none',
    tracking: 0,
  };
}
