import type { RawPage, Word } from '../model/page.ts';
import type { Resume } from '../model/resume.ts';
import { readResume } from '../reading/read-resume.ts';

const page = { width: 612, height: 792, left: 60, right: 552, top: 60 };
const defaultTop = 'Maria Example\nmaria.example@mail.com | (512) 555-0143 | Austin, TX\n';
const letterWidth = 0.5;

type Looks = { size: number; bold: boolean; color: number; font: string; x: number; mark: string; gap: number };

/**
 * Lays a resume typed as text out on pages and reads it as a real one would be read.
 *
 * `# Title` is a section heading, `- ` a bullet, `-- ` a nested one, `**bold**` bold words, ` || ` pushes the rest of
 * the line to the right margin, an empty line adds space, `~~~` starts a new page. Directives at a line's end change
 * one thing: `{x=5}` shifts it, `{size=9}`, `{font=Arial}`, `{color=999999}`, `{mark=➢}`, `{gap=12}` adds points
 * above. Without lines before the first heading it gets a name and contact line. `today` is 2026-11-21.
 */
export function resumeOf(text: string, today = '2026-11-21'): Resume {
  return readResume(pagesOf(text), today);
}

export function pagesOf(text: string): RawPage[] {
  const lines = text.split('\n').map((line) => line.trim());
  while (lines[0] === '') lines.shift();
  const whole = lines[0]?.startsWith('#') || lines[0]?.startsWith('- ') ? [...defaultTop.split('\n'), ...lines] : lines;
  const words: Word[][] = [[]];
  let y = page.top;
  whole.forEach((line, n) => {
    if (line === '~~~') {
      words.push([]);
      y = page.top;
      return;
    }
    if (line === '') {
      y += 7;
      return;
    }
    const looks = looksOf(line, n === 0);
    y += looks.gap;
    y = layLine(line.replace(/\s*\{[^}]*\}/g, ''), looks, y, words.length - 1, words.at(-1) as Word[]);
  });
  return words.map((own) => ({
    width: page.width,
    height: page.height,
    quarterTurns: 0,
    chars: own.reduce((sum, word) => sum + word.text.length, 0),
    unmapped: 0,
    words: own,
    links: [],
    shapes: [],
  }));
}

function looksOf(line: string, isFirst: boolean): Looks {
  const option = (name: string) => line.match(new RegExp(`\\{[^}]*\\b${name}=([^,}]+)`))?.[1]?.trim();
  const heading = line.startsWith('# ');
  return {
    size: Number(option('size') ?? (isFirst ? 20 : heading ? 13 : 10)),
    bold: heading || isFirst,
    color: Number.parseInt(option('color') ?? '000000', 16),
    font: option('font') ?? 'Carlito',
    x: Number(option('x') ?? 0),
    mark: option('mark') ?? '•',
    gap: Number(option('gap') ?? 0) + (heading ? 10 : 0),
  };
}

/** Places one line, wrapped at the right margin, and gives the next line's baseline. */
function layLine(line: string, looks: Looks, y: number, n: number, out: Word[]): number {
  const bullet = line.match(/^(--?) /);
  const depth = bullet?.[1]?.length ?? 0;
  const [body = '', right] = line.replace(/^(?:#|--?) /, '').split(' || ');
  const start = page.left + looks.x + (depth > 0 ? 6 + (depth - 1) * 18 : 0);
  let base = y + looks.size;
  if (depth > 0) out.push(wordOf(looks.mark, start, base, n, looks, looks.bold));
  const textStart = start + (depth > 0 ? 12 : 0);
  let x = textStart;
  let bold = looks.bold;
  for (const piece of body.split(' ').filter(Boolean)) {
    if (piece.startsWith('**')) bold = true;
    const word = wordOf(piece.replaceAll('**', ''), x, base, n, looks, bold);
    if (piece.endsWith('**')) bold = looks.bold;
    if (word.x1 > page.right) {
      base += looks.size * 1.25;
      x = textStart;
      out.push(wordOf(word.text, x, base, n, looks, word.bold));
    } else out.push(word);
    x = (out.at(-1) as Word).x1 + 0.3 * looks.size;
  }
  if (right !== undefined) {
    let end = page.right;
    for (const piece of right.split(' ').toReversed()) {
      const width = piece.length * letterWidth * looks.size;
      out.push(wordOf(piece, end - width, base, n, looks, looks.bold));
      end -= width + 0.3 * looks.size;
    }
  }
  return base + looks.size * 0.25;
}

function wordOf(text: string, x0: number, base: number, n: number, looks: Looks, bold: boolean): Word {
  const width = letterWidth * looks.size;
  return {
    text,
    page: n,
    x0,
    x1: x0 + text.length * width,
    y0: base - 0.85 * looks.size,
    y1: base + 0.22 * looks.size,
    edges: Array.from({ length: text.length + 1 }, (_, i) => x0 + i * width),
    base,
    size: looks.size,
    font: `${looks.font}${bold ? '-Bold' : ''}`,
    bold,
    italic: false,
    color: looks.color,
    turned: false,
    icon: false,
    unknownWeight: false,
    tracking: 0,
  };
}
