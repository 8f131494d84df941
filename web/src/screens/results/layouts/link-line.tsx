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
  /** The width of the sheet in pixels. */
  width: number;
};

/** How far the first line of a note's text lies below the note's top edge. */
const firstLine = 22;
/** Longer than the distance to the note, whose background hides the rest. */
const reach = 48;

/**
 * The line from a note to its box, in pixels of the sheet; it begins outside the sheet, in the margin. Where it crosses
 * text it runs below the words, never through them.
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
        className={`link-line link-line-${penOf(finding)}`}
      />
    </svg>
  );
}
