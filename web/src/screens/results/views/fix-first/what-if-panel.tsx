import { ArrowRight } from 'lucide-react';
import { Button } from '../../../../parts/controls/button.tsx';
import { GradeBadge } from '../../../../parts/report/grade-badge.tsx';
import type { WhatIf } from './plan.ts';

type Props = {
  now: WhatIf;
  then: WhatIf;
  ticked: number;
  count: number;
  firstCount: number;
  onFirst: () => void;
  onAll: () => void;
  onNone: () => void;
};

const parts = ['Content', 'Format', 'Writing'] as const;

/** The grade now and the one after the ticked fixes. On phones it sticks to the bottom of the screen. */
export function WhatIfPanel({ now, then, ticked, count, firstCount, onFirst, onAll, onNone }: Props) {
  const gained = then.scores.Cumulative - now.scores.Cumulative;
  return (
    <aside
      aria-label="What if"
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-4 border-line border-t bg-paper p-4 laptop:top-6 laptop:bottom-auto laptop:mx-0 laptop:gap-6 laptop:rounded-card laptop:border laptop:bg-surface laptop:p-6"
    >
      <div className="flex items-center gap-4">
        <div className="flex items-center gap-3">
          <GradeBadge grade={now.grades.Cumulative} />
          <ArrowRight className="size-5 text-soft" aria-hidden="true" />
          <GradeBadge grade={then.grades.Cumulative} />
        </div>
        <output className="figures text-14" aria-live="polite">
          <span className="sr-only">
            From {now.grades.Cumulative} to {then.grades.Cumulative}:{' '}
          </span>
          <span className="block font-semibold">{then.scores.Cumulative.toFixed(1)} of 100</span>
          <span className={gained > 0 ? 'text-good' : 'text-soft'}>
            {gained > 0 ? `+${gained.toFixed(1)} with ${ticked} ticked` : `${ticked} of ${count} ticked`}
          </span>
        </output>
      </div>
      <ul className="hidden flex-col gap-3 laptop:flex">
        {parts.map((part) => (
          <PartBar key={part} name={part} now={now.scores[part]} then={then.scores[part]} grade={then.grades[part]} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onFirst}>
          Tick the first {firstCount}
        </Button>
        {count > firstCount && (
          <Button size="small" look="quiet" onClick={onAll}>
            Tick all
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onNone} disabled={ticked === 0}>
          Clear
        </Button>
      </div>
      <p className="hidden text-12 text-soft laptop:block">
        A try on paper: nothing is changed or sent. New text may bring new notes.
      </p>
    </aside>
  );
}

/** The score now in ink, and what the fixes would add in green. */
function PartBar({ name, now, then, grade }: { name: string; now: number; then: number; grade: string | null }) {
  return (
    <li>
      <div className="flex items-baseline justify-between text-14">
        <span>{name}</span>
        <span className="figures font-medium">
          {grade === null ? 'not graded' : `${grade.replace('-', '−')} · ${then.toFixed(0)}`}
        </span>
      </div>
      {grade !== null && (
        <div className="relative mt-1 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
          <div
            className="absolute inset-y-0 left-0 bg-good transition-[width] duration-[var(--calm)]"
            style={{ width: `${then}%` }}
          />
          <div className="absolute inset-y-0 left-0 bg-ink" style={{ width: `${now}%` }} />
        </div>
      )}
    </li>
  );
}
