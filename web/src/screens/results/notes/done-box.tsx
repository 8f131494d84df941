import type { Finding } from '@redmark/contract';
import { Check } from 'lucide-react';
import { useReport } from '../report/report-context.ts';

/** Marks a note as done, or takes the mark back. */
export function DoneBox({ finding }: { finding: Finding }) {
  const { done, onDone } = useReport();
  if (!onDone) return null;
  const isDone = done.has(finding.number);
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`Note ${finding.number} is done`}
      title={isDone ? 'Done. Take it back' : 'Mark as done'}
      className="done-box"
      onClick={(event) => {
        event.stopPropagation();
        onDone(finding, !isDone);
      }}
    >
      <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
    </button>
  );
}
