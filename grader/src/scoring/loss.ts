import type { Cost, Finding, Measure } from '../model/rule.ts';

/** How much content there is: bullets and paragraphs, entries, words. */
export type Amounts = { bullets: number; entries: number; words: number };

const norms: Record<Measure, { from: number; power: number }> = {
  bullets: { from: 12, power: 1 },
  entries: { from: 4, power: 1 },
  words: { from: 500, power: 0.5 },
  document: { from: 1, power: 0 },
};

/**
 * What the findings of one rule cost, in log points (grading rubric 5.1).
 *
 * presence: the weight, once. count: `max · (1 − e^(−w·k/max))`, so that the first costs about the weight and all
 * together never more than the maximum; k shrinks with the amount of content. shortfall: what the rule says.
 */
export function lossOf(cost: Cost, findings: readonly Finding[], amounts: Amounts): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence':
      return cost.weight * Math.max(...findings.map((finding) => finding.weight ?? 1));
    case 'shortfall':
      return Math.min(
        cost.max,
        findings.reduce((sum, finding) => sum + (finding.loss ?? 0), 0),
      );
    case 'count': {
      const k = findings.reduce((sum, finding) => sum + (finding.count ?? 1) * (finding.weight ?? 1), 0);
      const relief = reliefOf(cost.per, amounts);
      return cost.max * (1 - Math.exp((-cost.weight * (k / relief)) / cost.max));
    }
  }
}

/** By how much the same count of findings weighs less in a longer document. */
export function reliefOf(per: Measure, amounts: Amounts): number {
  const { from, power } = norms[per];
  const amount = per === 'document' ? 1 : amounts[per];
  return Math.max(1, amount / from) ** power;
}
