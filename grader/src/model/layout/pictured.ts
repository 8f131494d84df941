import { askedOnce } from '../asked-once.ts';
import type { Page, Resume } from '../resume.ts';

/** From this share of its words on, a page is a picture with its text laid behind it. */
const mostly = 0.5;

/** Whether a page is a picture with its text laid unseen behind it: a scan, or a drawing of a design program. */
export const isPicturedPage = ({ words }: Page): boolean =>
  words.length > 0 && words.filter(({ pictured }) => pictured).length >= mostly * words.length;

/** Whether any page of a resume is such a picture, so that its fonts, sizes and lines are not those that people see. */
export const isPictured = askedOnce(({ pages }: Resume): boolean => pages.some(isPicturedPage));
