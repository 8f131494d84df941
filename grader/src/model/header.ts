import type { Resume, SectionKind, Segment } from './resume.ts';
import type { PageRect } from './rule.ts';
import { kindOfTitle } from './titles/kind-of-title.ts';

/**
 * The rows at the top of a resume, with its name and contact lines: where a finding about something missing there
 * points.
 */
export function headerRects(resume: Resume): PageRect[] {
  const rows = resume.top.length > 0 ? resume.top.slice(0, 4) : resume.rows.slice(0, 2);
  return rows.map(rectOf);
}

/** The rectangle of a row. */
export const rectOf = ({ x0, y0, x1, y1, page }: Segment): PageRect => ({ x0, y0, x1, y1, page });

/**
 * Whether a title of one of these kinds is anywhere, even where it was not read as a heading: beside its section, or
 * set with gaps. A safety net for the reading, since nothing on the page may be called missing.
 */
export function hasTitle({ rows, sections }: Resume, ...kinds: SectionKind[]): boolean {
  // Small letters end a line of text that goes on from the row above, unless the titles of this page are written so.
  const isSmall = (text: string) => /^\P{L}*\p{Ll}/u.test(text);
  const areSmall = sections.some(({ title }) => isSmall(title));
  const isTitle = (text: string) => {
    const kind = text.length <= 48 && (areSmall || !isSmall(text)) ? kindOfTitle(text) : undefined;
    return kind !== undefined && kinds.includes(kind);
  };
  return rows.some((row) => !row.mark && [row, ...row.segments].some(({ text }) => isTitle(text)));
}

/** With more rows than this above the first heading, most of the resume was read as its header. */
const longestTop = 15;

/** Whether the sections were read well enough to say that one of them is missing. */
export function hasSections({ sections, top }: Resume): boolean {
  return sections.length >= 2 && top.length <= longestTop;
}

/** The least width and height of a picture with words in it, and how far down the page it may begin, as shares of the page. */
const picture = { width: 0.4, height: 0.03, deepest: 0.25 };

/** Whether a wide picture stands at the top of the first page, in which contact details may be drawn. */
export function hasPictureAtTop({ pages: [page] }: Resume): boolean {
  return (page?.shapes ?? []).some(
    ({ kind, x0, y0, x1, y1 }) =>
      kind !== 'path' &&
      x1 - x0 >= picture.width * (page?.width ?? 0) &&
      y1 - y0 >= picture.height * (page?.height ?? 0) &&
      y0 <= picture.deepest * (page?.height ?? 0),
  );
}

/** Share of characters without a Unicode value: in a garbled text nothing can be called missing for certain. */
export function garbledShare({ pages }: Resume): number {
  const chars = pages.reduce((sum, page) => sum + page.chars, 0);
  return chars === 0 ? 0 : pages.reduce((sum, page) => sum + page.unmapped, 0) / chars;
}
