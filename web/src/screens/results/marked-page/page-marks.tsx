import type { Box, Finding } from '@redmark/contract';
import { boxId } from '../report/element-ids.ts';
import { useReport } from '../report/report-context.ts';
import { penOf } from '../report/report-tabs.ts';
import { useSelection } from '../report/selection.ts';

/** One box of a finding; `index` counts the boxes of that finding. */
export type Mark = { finding: Finding; box: Box; index: number };

/** Thin outlines around the marked words. Keyboard users reach a mark by its chip. */
export function PageMarks({ marks }: { marks: Mark[] }) {
  const { selected, hovered, selectBox, hover } = useSelection();
  const { done } = useReport();
  return marks.map(({ finding, box: [x1, y1, x2, y2], index }) => {
    const { number } = finding;
    const pen = penOf(finding);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the chip beside it is a button
      <rect
        key={`${number}-${index}`}
        id={boxId(number, index)}
        x={x1}
        y={y1}
        width={x2 - x1}
        height={y2 - y1}
        rx="1.5"
        pathLength={pen === 'red' ? 1 : undefined}
        className={`mark mark-${pen} cursor-pointer`}
        data-done={done.has(number) || undefined}
        data-active={selected === number || hovered === number || undefined}
        onClick={() => selectBox(finding)}
        onMouseEnter={() => hover(number)}
        onMouseLeave={() => hover(undefined)}
      />
    );
  });
}
