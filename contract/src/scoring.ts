import { z } from 'zod';
import { Category } from './grading.ts';
import { SheetWithCaps, scoresWithCaps } from './scoring-with-caps.ts';
import { byCategory, countLoss, Scale, SheetCost, type WhatIf, whatIfOf } from './sheet-parts.ts';

export type { WhatIf } from './sheet-parts.ts';

/** One finding as the score sees it; `number` is the note it is told in. */
const SheetFinding = z.object({
  number: z.int(),
  weight: z.number(),
  count: z.number(),
  loss: z.number(),
  /** Log points it takes from the final score besides. */
  grave: z.number(),
});

const SheetRule = z.object({
  rule: z.string(),
  category: Category,
  cost: SheetCost,
  /** It is a plain error. */
  objective: z.boolean(),
  findings: z.array(SheetFinding),
});
type SheetRule = z.infer<typeof SheetRule>;

const Sheet = z.object({
  writing: z.boolean(),
  rules: z.array(SheetRule),
  kappa: byCategory,
  shares: byCategory,
  meanPower: z.number(),
  plainErrors: z.object({ weight: z.number(), max: z.number() }),
  scale: Scale,
});

/** Everything a score was computed from, with the numbers of the rubric that computed it. */
export const ScoreSheet = z.union([Sheet, SheetWithCaps]);
export type ScoreSheet = z.infer<typeof ScoreSheet>;

/**
 * The scores a report would have with the notes in `mended` gone: the formulas of the rubric, in the order in which the
 * grader adds them up, so that both agree to the last bit.
 */
export function scoresWithout(sheet: ScoreSheet, mended: ReadonlySet<number>): WhatIf {
  if ('objectiveCaps' in sheet) return scoresWithCaps(sheet, mended);
  const losses = { content: 0, formatting: 0, writing: 0 };
  let grave = 0;
  let errors = 0;
  for (const rule of sheet.rules) {
    const left = rule.findings.filter(({ number }) => !mended.has(number));
    losses[rule.category] += lossOf(rule.cost, left);
    grave += left.reduce((most, finding) => Math.max(most, finding.grave), 0);
    if (rule.objective) errors += left.length;
  }
  const { shares, plainErrors, meanPower: power } = sheet;
  grave += plainErrors.max * (1 - Math.exp((-plainErrors.weight * errors) / plainErrors.max));
  const scoreIn = (category: Category) => 100 * Math.exp((-sheet.kappa[category] * losses[category]) / 100);
  const [content, formatting, writing] = [scoreIn('content'), scoreIn('formatting'), scoreIn('writing')];
  const powered = (category: Category, score: number) => shares[category] * (score / 100) ** power;
  const mean =
    100 *
    (powered('content', content) + powered('formatting', formatting) + powered('writing', writing)) ** (1 / power);
  const total = mean * Math.exp(-grave / 100);
  return whatIfOf(sheet, { total, content, formatting, writing });
}

function lossOf(cost: SheetRule['cost'], findings: SheetRule['findings']): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence': {
      const weights = findings.map(({ weight }) => weight);
      const heaviest = Math.max(...weights);
      return cost.weight * (heaviest + (weights.reduce((sum, weight) => sum + weight, 0) - heaviest) / 10);
    }
    case 'shortfall': {
      const loss = findings.reduce((sum, finding) => sum + finding.loss, 0);
      const [free, rest] = [0.7 * cost.max, 0.3 * cost.max];
      return loss <= free ? loss : cost.max - rest * Math.exp((free - loss) / rest);
    }
    case 'count':
      return countLoss(cost, findings);
  }
}
