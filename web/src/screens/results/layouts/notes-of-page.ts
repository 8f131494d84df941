import type { Finding } from '@redmark/contract';
import { type PageSize, type Placed, scaleBox } from '../marked-page/scale-box.ts';
import type { Side } from './arrange-notes.ts';

export type MarginNote = { finding: Finding; number: number; box: Placed | undefined; want: number; side: Side };

/** Lifts a note so that its title is level with the words it is about. */
const titleDrop = 8;

/**
 * The notes beside one page, which is `width` pixels wide on the screen. A note belongs to the page of its first box; one
 * about the whole resume has no box and is placed at the top of the first page.
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
