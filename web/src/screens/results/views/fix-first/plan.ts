import type { Finding, ScoreSheet } from '@redmark/contract';
import { evaluate, type Grades, gradesOf, type Scores, scoresOf } from '@redmark/rubric';

const firstCount = 5;

/**
 * The findings in the order in which fixing them pays: first five, each chosen as the one that adds most once those
 * before it are fixed; then the others by what they add alone.
 */
export function planOf(findings: readonly Finding[], sheet: ScoreSheet): { first: Finding[]; rest: Finding[] } {
  const first: Finding[] = [];
  const fixed = new Set<number>();
  const left = new Set(findings);
  while (first.length < firstCount && left.size > 0) {
    const best = [...left]
      .map((finding) => ({ finding, total: totalWith(sheet, fixed, finding.number) }))
      .toSorted(
        (a, b) => b.total - a.total || b.finding.gain - a.finding.gain || a.finding.number - b.finding.number,
      )[0];
    if (!best) break;
    first.push(best.finding);
    left.delete(best.finding);
    fixed.add(best.finding.number);
  }
  return { first, rest: [...left].toSorted((a, b) => b.gain - a.gain || a.number - b.number) };
}

/** The scores and letters there would be with some findings fixed. */
export type WhatIf = { scores: Scores; grades: Grades };

export function whatIf(sheet: ScoreSheet, fixed: ReadonlySet<number>): WhatIf {
  const score = evaluate(sheet, fixed);
  return { scores: scoresOf(score), grades: gradesOf(sheet, score) };
}

/** The points a finding adds when all others are fixed already. */
export function worthLast(sheet: ScoreSheet, number: number): number {
  const others = new Set(sheet.rules.flatMap(({ findings }) => findings.map((finding) => finding.number)));
  others.delete(number);
  return totalWith(sheet, others, number) - evaluate(sheet, others).total;
}

function totalWith(sheet: ScoreSheet, fixed: ReadonlySet<number>, number: number): number {
  return evaluate(sheet, new Set(fixed).add(number)).total;
}
