import type { Finding } from '@redmark/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { placesOf } from '../report/places.ts';
import { useSelection } from '../report/selection.ts';

/** Steps through the places of a note that is about several; nothing where there is one. */
export function PlaceStepper({ finding }: { finding: Finding }) {
  const { showBox } = useSelection();
  const places = placesOf(finding.boxes);
  const [at, setAt] = useState(0);
  if (places.length < 2) return null;

  function step(by: number) {
    const next = (at + by + places.length) % places.length;
    setAt(next);
    showBox(finding, places[next] ?? 0);
  }

  return (
    <div className="mt-3 flex items-center gap-1 text-12 text-soft">
      <StepButton label="Previous place" onClick={() => step(-1)}>
        <ChevronLeft className="size-4" aria-hidden="true" />
      </StepButton>
      <span className="figures" aria-live="polite">
        Place {at + 1} of {places.length}
      </span>
      <StepButton label="Next place" onClick={() => step(1)}>
        <ChevronRight className="size-4" aria-hidden="true" />
      </StepButton>
    </div>
  );
}

type StepProps = { label: string; onClick: () => void; children: ReactNode };

function StepButton({ label, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={(event) => {
        // The note around it would jump back to its first place.
        event.stopPropagation();
        onClick();
      }}
      className="grid size-8 place-items-center rounded-control border border-line text-ink hover:border-ink"
    >
      {children}
    </button>
  );
}
