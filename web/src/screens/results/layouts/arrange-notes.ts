/**
 * A note that should be at `want`, in pixels from the top of the page. Notes are sorted by `order` where it is given,
 * and by `want` otherwise.
 */
export type Standing = { number: number; want: number; height: number; weight?: number; order?: number };

type Run = { sum: number; weight: number; count: number };

/**
 * The positions of the notes of one margin: none overlap, their order is kept, none is above the page, and together they
 * are as near to their boxes as that allows. A heavier note (the selected one) moves least.
 *
 * This is isotonic regression: once the heights of all notes above are subtracted, "no overlap" means "never
 * decreasing", and pooling adjacent violators gives the least squared distance.
 */
export function arrangeNotes(notes: Standing[], gap: number): Map<number, number> {
  const sorted = notes.toSorted((a, b) => (a.order ?? a.want) - (b.order ?? b.want) || a.number - b.number);
  const runs: Run[] = [];
  let above = 0;
  for (const { want, height, weight = 1 } of sorted) {
    let run: Run = { sum: (want - above) * weight, weight, count: 1 };
    above += height + gap;
    for (let last = runs.at(-1); last && meanOf(last) > meanOf(run); last = runs.at(-1)) {
      run = { sum: last.sum + run.sum, weight: last.weight + run.weight, count: last.count + run.count };
      runs.pop();
    }
    runs.push(run);
  }
  const starts = runs.flatMap((run) => Array.from({ length: run.count }, () => Math.max(0, meanOf(run))));
  const tops = new Map<number, number>();
  above = 0;
  for (const [index, { number, height }] of sorted.entries()) {
    tops.set(number, (starts[index] ?? 0) + above);
    above += height + gap;
  }
  return tops;
}

const meanOf = ({ sum, weight }: Run) => sum / weight;

export type Side = 'left' | 'right';

/** The margin for each note: the side of its box, unless that margin is full there and the other one is not. */
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
