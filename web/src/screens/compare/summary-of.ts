import type { Comparison } from '@redmark/contract';

const notes = (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`;

/** What changed, in one or two sentences. */
export function summaryOf({ before, after, fixed, added }: Comparison): string {
  const gained = after.scores.Cumulative - before.scores.Cumulative;
  const moved =
    Math.abs(gained) < 0.05
      ? 'The score is the same.'
      : `The score ${gained > 0 ? 'rose' : 'fell'} by ${Math.abs(gained).toFixed(1)} to ${after.scores.Cumulative.toFixed(1)}.`;
  if (fixed.length === 0 && added.length === 0) return `${moved} No note came or went.`;
  const parts = [
    fixed.length > 0 ? `${notes(fixed.length)} fixed` : '',
    added.length > 0 ? `${notes(added.length)} new` : '',
  ].filter(Boolean);
  return `${moved} ${parts.join(', ')}.`;
}
