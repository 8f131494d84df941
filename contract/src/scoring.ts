import { z } from 'zod';
import { Category, Grade } from './grading.ts';

const byCategory = z.object({ content: z.number(), formatting: z.number(), writing: z.number() });

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
  cost: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('presence'), weight: z.number() }),
    z.object({ kind: z.literal('count'), weight: z.number(), max: z.number(), relief: z.number() }),
    z.object({ kind: z.literal('shortfall'), max: z.number() }),
  ]),
  /** It counts towards the caps for plain errors. */
  objective: z.boolean(),
  findings: z.array(SheetFinding),
});
type SheetRule = z.infer<typeof SheetRule>;

/** Everything a score was computed from, with the numbers of the rubric that computed it. */
export const ScoreSheet = z.object({
  writing: z.boolean(),
  rules: z.array(SheetRule),
  kappa: byCategory,
  shares: byCategory,
  weakestPlus: z.number(),
  objectiveCaps: z.array(z.object({ from: z.number(), total: z.number() })),
  scale: z.array(z.object({ letter: Grade, from: z.number() })),
});
export type ScoreSheet = z.infer<typeof ScoreSheet>;

export type WhatIf = {
  scores: { Cumulative: number; Content: number; Format: number; Writing: number };
  grades: { Cumulative: string; Content: string; Format: string; Writing: string | null };
};

const slack = 1e-9;

/**
 * The scores a report would have with the notes in `mended` gone: the formulas of the rubric, in the order in which the
 * grader adds them up, so that both agree to the last bit.
 */
export function scoresWithout(sheet: ScoreSheet, mended: ReadonlySet<number>): WhatIf {
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
  const letter = (score: number) => sheet.scale.find(({ from }) => score + slack >= from)?.letter ?? 'F';
  return {
    scores: { Cumulative: total, Content: content, Format: formatting, Writing: writing },
    grades: {
      Cumulative: letter(total),
      Content: letter(content),
      Format: letter(formatting),
      Writing: sheet.writing ? letter(writing) : null,
    },
  };
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
    case 'count': {
      const k = findings.reduce((sum, { count, weight }) => sum + count * weight, 0);
      return cost.max * (1 - Math.exp((-cost.weight * (k / cost.relief)) / cost.max));
    }
  }
}
