import { headerRects } from '../../model/header.ts';
import type { Rule } from '../../model/rule.ts';

/** The shorter side of a page in points: A4 has 595, Letter 612. */
const width = { least: 540, most: 660 };
/** The longer side as a share of the shorter one: A4 has 1.41, Letter 1.29, Legal 1.65. */
const longest = 1.7;
const squarest = 1.15;
const millimetres = 25.4 / 72;

/** A page that no paper has is shrunk by printers and scrolled by readers. */
export const formatPageSize: Rule = {
  name: 'format-page-size',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  about: {
    title: 'Pages are A4 or Letter',
    finds: 'A page of another size, on its side, or as long as all of the text.',
    why: 'Printers shrink or cut such a page, and one endless page has no first page that a reader sees as a whole.',
  },
  ofPictures: true,

  *check(resume) {
    const [page] = resume.pages;
    if (!page) return;
    const sides = [page.width, page.height].toSorted((a, b) => a - b);
    const [short = 0, long = 0] = sides;
    const isOnSide = page.width > page.height;
    const isUsual =
      short >= width.least && short <= width.most && long <= longest * short && long >= squarest * short && !isOnSide;
    if (isUsual) return;
    const [x, y] = [page.width, page.height].map((side) => Math.round(side * millimetres));
    yield {
      title: 'Use A4 or Letter pages',
      advice: `The first page is ${x} × ${y} mm${isOnSide ? ', on its side' : ''}. Set the paper to A4 (210 × 297 mm) or Letter (216 × 279 mm), upright, and let the text run over as many pages as it needs.`,
      text: '',
      at: headerRects(resume),
    };
  },
};
