import type { Resume, Row } from './resume.ts';
import type { Place } from './rule.ts';

/** Where something missing from the top of a resume would stand: its name and contact lines. */
export function headerAt(resume: Resume): Place[] {
  const rows = resume.top.length > 0 ? resume.top.slice(0, 4) : resume.rows.slice(0, 2);
  return rows.map(placeOf);
}

export const placeOf = ({ x0, y0, x1, y1, page }: Row): Place => ({ x0, y0, x1, y1, page });

/** Whether a short line on its own, in a section or not, looks like this title; a net under the reading of headings. */
export function hasTitleLike(resume: Resume, title: RegExp): boolean {
  return resume.rows.some(
    ({ text, mark, words }) => !mark && words.length <= 4 && !/[.,;\d]/.test(text) && title.test(text),
  );
}

/** Share of characters without a meaning: in a garbled text nothing counts as missing for sure. */
export function garbledShare({ pages }: Resume): number {
  const chars = pages.reduce((sum, page) => sum + page.chars, 0);
  return chars === 0 ? 0 : pages.reduce((sum, page) => sum + page.unmapped, 0) / chars;
}
