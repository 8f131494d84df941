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

/** What a note adds in points when it is the last one mended: what it costs while a graver one caps the grade. */
export function worthLast(sheet: ScoreSheet, number: number): number {
  const others = new Set(sheet.rules.flatMap(({ findings }) => findings.map((finding) => finding.number)));
  others.delete(number);
  return totalWith(sheet, others, number) - scoresWithout(sheet, others).scores.Cumulative;
}

function totalWith(sheet: ScoreSheet, mended: ReadonlySet<number>, number: number): number {
  return scoresWithout(sheet, new Set(mended).add(number)).scores.Cumulative;
}
