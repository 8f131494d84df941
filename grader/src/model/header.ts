import { sectionTitles } from '../words/section-titles.ts';
import type { Resume, Row } from './resume.ts';
import type { PageRect } from './rule.ts';

/** Where something missing from the top of a resume would stand: its name and contact lines. */
export function headerRects(resume: Resume): PageRect[] {
  const rows = resume.top.length > 0 ? resume.top.slice(0, 4) : resume.rows.slice(0, 2);
  return rows.map(rectOf);
}

export const rectOf = ({ x0, y0, x1, y1, page }: Row): PageRect => ({ x0, y0, x1, y1, page });

/**
 * Whether a title of one of these kinds stands anywhere, even where it was not read as a heading: in a rail beside its
 * section, or drawn with gaps. A net under the reading, since "missing" must never be said of what is there.
 */
export function hasTitle({ rows }: Resume, ...kinds: (keyof typeof sectionTitles)[]): boolean {
  const titles = new Set(kinds.flatMap((kind) => sectionTitles[kind].split('|').map(bare)));
  return rows.some(
    (row) => !row.mark && [row, ...row.segments].some(({ text }) => text.length <= 48 && titles.has(bare(text))),
  );
}

/** Rows above the first heading from which most of the resume was read as its header. */
const longestTop = 15;

/** Whether the sections were read well enough to say that one of them is missing. */
export function hasSections({ sections, top }: Resume): boolean {
  return sections.length >= 2 && top.length <= longestTop;
}

const bare = (title: string) =>
  title
    .toLowerCase()
    .replace(/[&/+]/g, 'and')
    .replace(/[^\p{L}]/gu, '');

/** Share of characters without a meaning: in a garbled text nothing counts as missing for sure. */
export function garbledShare({ pages }: Resume): number {
  const chars = pages.reduce((sum, page) => sum + page.chars, 0);
  return chars === 0 ? 0 : pages.reduce((sum, page) => sum + page.unmapped, 0) / chars;
}
