import type { Finding, PageGuide } from '@redmark/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { MarkedPage } from '../marked-page/marked-page.tsx';
import { edgesOf } from '../marked-page/place-chips.ts';
import { Note } from '../notes/note.tsx';
import { noteId } from '../report/element-ids.ts';
import { useReport } from '../report/report-context.ts';
import { useSelection } from '../report/selection.ts';
import { arrangeNotes, chooseSides } from './arrange-notes.ts';
import { LinkLine } from './link-line.tsx';
import { notesOfPage } from './notes-of-page.ts';
import { useHeights } from './use-heights.ts';

type Props = { page: number; findings: Finding[]; guides: PageGuide[]; width: number };

const gap = 12;
/** Assumed height of a note: until it is measured, and always for choosing its side, which must not change later. */
const usualHeight = 112;
/** Up to this many notes beside a page are shown in full; more are folded. */
const roomyNotes = 6;
/** Heavy enough that the selected note keeps its position and the others give way. */
const selectedWeight = 1000;

/** One page with both its margins. */
export function MarginPage({ page, findings, guides, width }: Props) {
  const { grading } = useReport();
  const { selected, hovered } = useSelection();
  const { heights, measure } = useHeights();
  const size = grading.pages[page] ?? { width: 612, height: 792 };

  const sheet = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  // Where the notes reach below the page, the page is sticky and has moved down by `shift` when a note is selected.
  useLayoutEffect(() => setShift(selected === undefined ? 0 : (sheet.current?.offsetTop ?? 0)), [selected]);
  const notes = notesOfPage(findings, page, size, width);
  const sides = chooseSides(notes, usualHeight + gap);
  const standing = notes.map(({ number, want }) => ({
    number,
    order: want,
    want: number === selected ? want + shift : want,
    height: heights.get(number) ?? usualHeight,
    weight: number === selected ? selectedWeight : 1,
  }));
  const tops = new Map(
    (['left', 'right'] as const).flatMap((side) => [
      ...arrangeNotes(
        standing.filter(({ number }) => sides.get(number) === side),
        gap,
      ),
    ]),
  );
  const bottom = Math.max(0, ...standing.map(({ number, height }) => (tops.get(number) ?? 0) + height));
  const edges = edgesOf(grading.findings, page, size.width);
  const scale = width / size.width;
  const linked = notes.find(({ number, box }) => box && number === (selected ?? hovered));

  return (
    <section aria-label={`Page ${page + 1}`} className="relative" style={{ minHeight: bottom }}>
      <div ref={sheet} className="margin-sheet" style={{ width }}>
        <MarkedPage page={page} findings={findings} guides={guides} />
        {linked?.box && (
          <LinkLine
            finding={linked.finding}
            box={linked.box}
            side={sides.get(linked.number) ?? 'left'}
            textEdge={edges[sides.get(linked.number) ?? 'left'] * scale}
            sheet={sheet}
            width={width}
            noteTop={tops.get(linked.number) ?? 0}
          />
        )}
      </div>
      <ol aria-label={`Notes on page ${page + 1}`}>
        {notes.map(({ finding, number }) => (
          <li
            key={number}
            id={noteId(number)}
            ref={measure}
            data-number={number}
            data-side={sides.get(number)}
            className="margin-note"
            style={{ transform: `translateY(${Math.round(tops.get(number) ?? 0)}px)` }}
          >
            <Note finding={finding} brief={notes.length > roomyNotes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
