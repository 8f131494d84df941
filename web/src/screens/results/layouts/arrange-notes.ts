/**
 * A note that wants to stand at `want`; all in pixels from the top of the page. Notes stand in the order of `order`,
 * where that differs from what they want.
 */
export type Standing = { number: number; want: number; height: number; weight?: number; order?: number };

type Run = { sum: number; weight: number; count: number };

/**
 * Where the notes of one margin stand: none overlap, their order is kept, none is above the page, and together they
 * are as near to their boxes as that allows. A heavier note (the selected one) moves least.
 *
 * Taking away the height of all notes above turns "no overlap" into "never falling", for which pooling neighbours
 * that are out of order gives the least squared distance.
 */
export function arrangeNotes(notes: Standing[], gap: number): Map<number, number> {
  const sorted = notes.toSorted((a, b) => (a.order ?? a.want) - (b.order ?? b.want) || a.number - b.number);
  const runs: Run[] = [];
  let above = 0;
  for (const { want, height, weight = 1 } of sorted) {
    runs.push({ sum: (want - above) * weight, weight, count: 1 });
    above += height + gap;
    while (runs.length > 1 && meanOf(runs.at(-2)) > meanOf(runs.at(-1))) {
      const last = runs.pop() as Run;
      const before = runs.at(-1) as Run;
      before.sum += last.sum;
      before.weight += last.weight;
      before.count += last.count;
    }
  }
  const starts = runs.flatMap((run) => Array.from({ length: run.count }, () => Math.max(0, meanOf(run))));
  const tops = new Map<number, number>();
  above = 0;
  for (const [place, { number, height }] of sorted.entries()) {
    tops.set(number, (starts[place] ?? 0) + above);
    above += height + gap;
  }
  return tops;
}

function meanOf(run: Run | undefined): number {
  return run ? run.sum / run.weight : 0;
}

export type Side = 'left' | 'right';

/** The margin each note stands in: its box's own side, unless the other one has room and that has none. */
export function chooseSides(notes: { number: number; want: number; side: Side }[], height: number) {
  const filled = { left: Number.NEGATIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  const sides = new Map<number, Side>();
  for (const { number, want, side } of notes.toSorted((a, b) => a.want - b.want || a.number - b.number)) {
    const other = side === 'left' ? 'right' : 'left';
    const chosen = push(filled[other], want) < push(filled[side], want) ? other : side;
    sides.set(number, chosen);
    filled[chosen] = Math.max(filled[chosen], want) + height;
  }
  return sides;
}

function push(filled: number, want: number): number {
  return Math.max(0, filled - want);
}
