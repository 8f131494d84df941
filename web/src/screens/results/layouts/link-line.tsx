import type { Finding } from '@redmark/contract';
import type { RefObject } from 'react';
import type { Placed } from '../marked-page/scale-box.ts';
import { penOf } from '../report/report-tabs.ts';
import type { Side } from './arrange-notes.ts';
import { useShift } from './use-shift.ts';

type Props = {
  finding: Finding;
  box: Placed;
  side: Side;
  noteTop: number;
  textEdge: number;
  sheet: RefObject<HTMLElement | null>;
  /** How wide the sheet is drawn. */
  width: number;
};

/** Where the text of a note's first line stands below its top edge. */
const firstLine = 22;
/** Longer than the way to the note: what lies under it is hidden by the note itself. */
const reach = 48;

/**
 * The pen line from a note to its box, in pixels of the sheet, which reaches out over both edges. Over words it runs
 * under their line, never through it.
 */
export function LinkLine({ finding, box, side, noteTop, textEdge, sheet, width }: Props) {
  const shift = useShift(sheet);
  const from = side === 'left' ? -reach : width + reach;
  const bend = side === 'left' ? -14 : width + 14;
  const end = side === 'left' ? box.left : box.left + box.width;
  const edge = side === 'left' ? Math.min(textEdge, end) : Math.max(textEdge, end);
  const y = noteTop - shift + firstLine;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <path
        d={`M${from} ${y}H${bend}L${edge} ${box.top + box.height}H${end}`}
        className={`link-line ${penOf(finding) === 'amber' ? 'link-line-amber' : ''}`}
      />
    </svg>
  );
}
