import type { SheetCost } from './score-sheet.ts';

type Cost<Kind extends SheetCost['kind']> = Extract<SheetCost, { kind: Kind }>;

/** The heaviest finding counts in full, every other one for a tenth. In log points. */
export function presenceLoss({ weight }: Cost<'presence'>, findings: readonly { weight: number }[]): number {
  const weights = findings.map((finding) => finding.weight);
  const heaviest = Math.max(...weights);
  return weight * (heaviest + (weights.reduce((sum, one) => sum + one, 0) - heaviest) / 10);
}

/** The plain sum up to seven tenths of `max`; above that it approaches `max` without reaching it. In log points. */
export function shortfallLoss({ max }: Cost<'shortfall'>, findings: readonly { loss: number }[]): number {
  const loss = findings.reduce((sum, finding) => sum + finding.loss, 0);
  const [free, rest] = [0.7 * max, 0.3 * max];
  return loss <= free ? loss : max - rest * Math.exp((free - loss) / rest);
}

/** Each finding costs less than the one before; all together they never cost more than `max`. In log points. */
export function countLoss(
  { weight, max, relief }: Cost<'count'>,
  findings: readonly { count: number; weight: number }[],
): number {
  const k = findings.reduce((sum, finding) => sum + finding.count * finding.weight, 0);
  return max * (1 - Math.exp((-weight * (k / relief)) / max));
}
