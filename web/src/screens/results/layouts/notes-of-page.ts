import type { Finding } from '@redmark/contract';
import { type PageSize, type Placed, scaleBox } from '../marked-page/scale-box.ts';
import type { Side } from './arrange-notes.ts';

export type MarginNote = { finding: Finding; number: number; box: Placed | undefined; want: number; side: Side };

/** The title of a note then stands level with the words it is about. */
const titleDrop = 8;

/**
 * `width` is how wide the page is drawn. A note stands at the page of its first box; boxes of it on other pages still carry its number. One about the whole
 * resume has no box and stands at the top of the first page.
 */
export function notesOfPage(findings: Finding[], page: number, size: PageSize, width: number): MarginNote[] {
  const here = findings.filter(({ boxes }) => (boxes[0]?.page ?? 0) === page);
  return here.map((finding) => {
    const { number, boxes } = finding;
    if (!boxes[0]) return { finding, number, box: undefined, want: 0, side: 'left' };
    const box = scaleBox(boxes[0].box, size, width);
    const side = box.left + box.width / 2 < width / 2 ? 'left' : 'right';
    return { finding, number, box, want: Math.max(0, box.top - titleDrop), side };
  });
}
