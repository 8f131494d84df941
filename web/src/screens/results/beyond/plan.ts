import { type Finding, type ScoreSheet, scoresWithout } from '@redmark/contract';

const firstCount = 5;

/**
 * The notes in the order in which mending pays: first the five that together lift the grade most, each chosen with the
 * ones before it mended; then the others by what they are worth alone.
 */
export function planOf(findings: readonly Finding[], sheet: ScoreSheet): { first: Finding[]; rest: Finding[] } {
  const first: Finding[] = [];
  const mended = new Set<number>();
  const left = new Set(findings);
  while (first.length < firstCount && left.size > 0) {
    const best = [...left]
      .map((finding) => ({ finding, total: totalWith(sheet, mended, finding.number) }))
      .toSorted(
        (a, b) => b.total - a.total || b.finding.gain - a.finding.gain || a.finding.number - b.finding.number,
      )[0];
    if (!best) break;
    first.push(best.finding);
    left.delete(best.finding);
    mended.add(best.finding.number);
  }
  return { first, rest: [...left].toSorted((a, b) => b.gain - a.gain || a.number - b.number) };
}

/** What a note is worth now: with the others that are ticked mended, and all else as it is. */
export function worthNow(sheet: ScoreSheet, ticked: ReadonlySet<number>, number: number): number {
  const without = new Set(ticked);
  without.delete(number);
  return totalWith(sheet, without, number) - scoresWithout(sheet, without).scores.Cumulative;
}

function totalWith(sheet: ScoreSheet, mended: ReadonlySet<number>, number: number): number {
  return scoresWithout(sheet, new Set(mended).add(number)).scores.Cumulative;
}
