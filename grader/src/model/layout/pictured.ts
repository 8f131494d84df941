import { askedOnce } from '../asked-once.ts';
import type { Page, Resume } from '../resume.ts';

/** From this share of their words on, a page or a resume is a picture with its text laid behind it. */
const mostly = 0.5;

const areMostly = (pages: readonly Page[]): boolean => {
  const words = pages.flatMap((page) => page.words);
  return words.length > 0 && words.filter(({ pictured }) => pictured).length >= mostly * words.length;
};

/** Whether a page is a picture with its text laid unseen behind it: a scan, or a drawing of a design program. */
export const isPicturedPage = (page: Page): boolean => areMostly([page]);

/**
 * Whether most of a resume is in such pictures, so that its fonts, sizes and lines are not those that people see. A scanned
 * certificate behind pages of text is none of it.
 */
export const isPictured = askedOnce(({ pages }: Resume): boolean => areMostly(pages));
