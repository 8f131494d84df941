import { z } from 'zod';
import { Category } from './grading.ts';
import { byCategory, countLoss, Scale, SheetCost, type WhatIf, whatIfOf } from './sheet-parts.ts';

/** One finding as the score sees it; `number` is the note it is told in. */
const SheetFinding = z.object({
  number: z.int(),
  weight: z.number(),
  count: z.number(),
  loss: z.number(),
  cap: z.object({ category: z.number().optional(), total: z.number().optional() }),
});

const SheetRule = z.object({
  rule: z.string(),
  category: Category,
  cost: SheetCost,
  /** It counts towards the caps for plain errors. */
  objective: z.boolean(),
  findings: z.array(SheetFinding),
});
type SheetRule = z.infer<typeof SheetRule>;

/**
 * The sheet of reports made before rubric 2026.11.3, whose scores had caps. A report never changes, so what it was
 * computed by stays as well.
 */
export const SheetWithCaps = z.object({
  writing: z.boolean(),
  rules: z.array(SheetRule),
  kappa: byCategory,
  shares: byCategory,
  weakestPlus: z.number(),
  objectiveCaps: z.array(z.object({ from: z.number(), total: z.number() })),
  scale: Scale,
});
export type SheetWithCaps = z.infer<typeof SheetWithCaps>;

/** The scores such a report would have with the notes in `mended` gone. */
export function scoresWithCaps(sheet: SheetWithCaps, mended: ReadonlySet<number>): WhatIf {
  const losses = { content: 0, formatting: 0, writing: 0 };
  const caps = { content: 100, formatting: 100, writing: 100 };
  let totalCap = 100;
  let plainErrors = 0;
  for (const rule of sheet.rules) {
    const left = rule.findings.filter(({ number }) => !mended.has(number));
    losses[rule.category] += lossOf(rule.cost, left);
    for (const { cap } of left) {
      caps[rule.category] = Math.min(caps[rule.category], cap.category ?? 100);
      totalCap = Math.min(totalCap, cap.total ?? 100);
    }
    if (rule.objective) plainErrors += left.length;
  }
  totalCap = Math.min(totalCap, sheet.objectiveCaps.find(({ from }) => plainErrors >= from)?.total ?? 100);
  const scoreIn = (category: Category) =>
    Math.min(caps[category], 100 * Math.exp((-sheet.kappa[category] * losses[category]) / 100));
  const [content, formatting, writing] = [scoreIn('content'), scoreIn('formatting'), scoreIn('writing')];
  const { shares, weakestPlus } = sheet;
  const mean = shares.content * content + shares.formatting * formatting + shares.writing * writing;
  const total = Math.min(mean, Math.min(content, formatting, writing) + weakestPlus, totalCap);
  return whatIfOf(sheet, { total, content, formatting, writing });
}

function lossOf(cost: SheetRule['cost'], findings: SheetRule['findings']): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence':
      return cost.weight * Math.max(...findings.map(({ weight }) => weight));
    case 'shortfall':
      return Math.min(
        cost.max,
        findings.reduce((sum, { loss }) => sum + loss, 0),
      );
    case 'count':
      return countLoss(cost, findings);
  }
}
