import type { Finding } from '@redmark/contract';
import type { ReactNode } from 'react';
import { ChangeRemark } from '../remarks/remark-buttons.tsx';
import { isRemark, signOf } from '../remarks/remark-finding.ts';
import { moveFocus } from '../report/move-focus.ts';
import { placesOf } from '../report/places.ts';
import { useReport } from '../report/report-context.ts';
import { gainText, kinds, penOf, weights } from '../report/report-tabs.ts';
import { useSelection } from '../report/selection.ts';
import { adviceAbove } from './advice-above.ts';
import { DoneBox } from './done-box.tsx';
import { Emphasis } from './emphasis.tsx';
import { NoteDetails } from './note-details.tsx';
import { PlaceStepper } from './place-stepper.tsx';

type Props = { finding: Finding; brief?: boolean; children?: ReactNode };

/** `brief`: folded unless selected, as in a crowded margin. */
export function Note({ finding, brief = false, children }: Props) {
  const { selected, hovered, selectNote, hover } = useSelection();
  const { number, title, advice, gain } = finding;
  const open = selected === number;
  const isDone = useReport().done.has(number);
  const folded = (brief || isDone) && !open;
  const places = placesOf(finding.boxes).length;
  const worth = gainText(gain);
  const written = isRemark(finding);

  return (
    // Keyboard users have the button inside; the article only makes its target larger for pointers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <article
      className="note"
      data-pen={penOf(finding)}
      data-active={open || undefined}
      data-done={isDone || undefined}
      data-near={hovered === number || undefined}
      onClick={() => selectNote(finding)}
      onMouseEnter={() => hover(number)}
      onMouseLeave={() => hover(undefined)}
    >
      <div className="flex items-start gap-2">
        <span className="chip mt-px" aria-hidden="true">
          {signOf(number)}
        </span>
        <h3 className="min-w-0 flex-1 font-sans text-14 font-semibold tracking-normal">
          <button
            type="button"
            aria-pressed={open}
            onKeyDown={(event) => moveFocus(event, 'note', number)}
            onFocus={() => hover(number)}
            onBlur={() => hover(undefined)}
            className="text-left focus-visible:outline-none"
          >
            <span className="sr-only">Note {signOf(number)}: </span>
            {title}
          </button>
        </h3>
        {!written && <DoneBox finding={finding} />}
      </div>
      {!written && (
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <NoteLabel finding={finding} places={places} />
          {worth && !isDone && <span className="figures shrink-0 text-12 font-semibold text-good">{worth}</span>}
        </div>
      )}
      {!(isDone && folded) && (
        <p
          className={`mt-2 text-14 ${written ? 'whitespace-pre-line break-words' : 'text-soft'} ${folded ? 'line-clamp-2' : ''}`}
        >
          {written ? advice : <Emphasis text={folded ? advice : adviceAbove(finding)} />}
        </p>
      )}
      {!folded && <NoteDetails finding={finding} />}
      {open && <PlaceStepper finding={finding} />}
      {open && written && <ChangeRemark finding={finding} />}
      {children}
    </article>
  );
}

function NoteLabel({ finding, places }: { finding: Finding; places: number }) {
  const kind = kinds[finding.group];
  const repeated = finding.group === 'writing.overused';
  return (
    <p
      className={`note-label flex items-center gap-1.5 text-12 font-medium ${penOf(finding) === 'red' ? 'text-pen' : 'text-amber'}`}
    >
      {repeated && <span className={`dot ${penOf(finding) === 'red' ? 'dot-red' : 'dot-yellow'}`} aria-hidden="true" />}
      {[kind, weights[finding.severity], places > 1 && `${places} places`].filter(Boolean).join(' · ')}
    </p>
  );
}
