import type { PageBox } from '@redmark/rubric';
import type { Resume } from '../model/resume.ts';
import type { PageRect } from '../model/rule.ts';

/** In points. */
const boxPadding = 1.5;

/** One box for each line of each page, padded and clipped to the page. */
export function boxesOf(rects: readonly PageRect[], { pages }: Pick<Resume, 'pages'>): PageBox[] {
  return linesOf(rects).map(({ page, x0, y0, x1, y1 }) => {
    const { width = 612, height = 792 } = pages[page] ?? {};
    const across = (x: number) => round(Math.min(Math.max(0, x), width));
    const down = (y: number) => round(Math.min(Math.max(0, y), height));
    return {
      page,
      box: [across(x0 - boxPadding), down(y0 - boxPadding), across(x1 + boxPadding), down(y1 + boxPadding)],
    };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Joins neighbouring rectangles on one line. */
function linesOf(rects: readonly PageRect[]): PageRect[] {
  const lines: PageRect[] = [];
  for (const { page, x0, y0, x1, y1 } of rects) {
    const last = lines.at(-1);
    const height = y1 - y0;
    const joins =
      last && last.page === page && Math.abs(last.y1 - y1) < 0.3 * height && x0 - last.x1 < height && x0 >= last.x0;
    if (joins) {
      last.x1 = Math.max(last.x1, x1);
      last.y0 = Math.min(last.y0, y0);
      last.y1 = Math.max(last.y1, y1);
    } else lines.push({ page, x0, y0, x1, y1 });
  }
  return lines;
}
