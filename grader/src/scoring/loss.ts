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
 * presence: the weight, and a little more for each further place. count: `max · (1 − e^(−w·k/max))`, so that the first costs about the weight and all
 * together never more than the maximum; k shrinks with the amount of content. shortfall: what the rule says, bounded.
 * Each further finding costs something, so that mending any one of them is worth something.
 */
export function lossOf(cost: Cost, findings: readonly Finding[], amounts: Amounts): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence':
      return cost.weight * presenceOf(findings.map((finding) => finding.weight ?? 1));
    case 'shortfall':
      return bounded(
        findings.reduce((sum, finding) => sum + (finding.loss ?? 0), 0),
        cost.max,
      );
    case 'count': {
      const k = findings.reduce((sum, finding) => sum + (finding.count ?? 1) * (finding.weight ?? 1), 0);
      const relief = reliefOf(cost.per, amounts);
      return cost.max * (1 - Math.exp((-cost.weight * (k / relief)) / cost.max));
    }
  }
}

/** The heaviest finding counts whole, each other one for a tenth. */
export function presenceOf(weights: readonly number[]): number {
  const heaviest = Math.max(...weights);
  return heaviest + (weights.reduce((sum, weight) => sum + weight, 0) - heaviest) / 10;
}

/** `loss` as it is up to seven tenths of `max`; beyond, it nears `max` without ever reaching it. */
export function bounded(loss: number, max: number): number {
  const [free, rest] = [0.7 * max, 0.3 * max];
  return loss <= free ? loss : max - rest * Math.exp((free - loss) / rest);
}

/** By how much the same count of findings weighs less in a longer document. */
export function reliefOf(per: Measure, amounts: Amounts): number {
  const { from, power } = norms[per];
  const amount = per === 'document' ? 1 : amounts[per];
  return Math.max(1, amount / from) ** power;
}
