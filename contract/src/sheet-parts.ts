import { z } from 'zod';
import { Grade } from './grades.ts';

/** What the sheets of all rubrics have in common. */
export const byCategory = z.object({ content: z.number(), formatting: z.number(), writing: z.number() });

export const SheetCost = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('presence'), weight: z.number() }),
  z.object({ kind: z.literal('count'), weight: z.number(), max: z.number(), relief: z.number() }),
  z.object({ kind: z.literal('shortfall'), max: z.number() }),
]);
type CountCost = Extract<z.infer<typeof SheetCost>, { kind: 'count' }>;

export const Scale = z.array(z.object({ letter: Grade, from: z.number() }));

export type WhatIf = {
  scores: { Cumulative: number; Content: number; Format: number; Writing: number };
  grades: { Cumulative: string; Content: string; Format: string; Writing: string | null };
};
type Scored = { total: number; content: number; formatting: number; writing: number };

const slack = 1e-9;

/** The scores of a sheet, and the letters its scale gives them. */
export function whatIfOf(sheet: { scale: z.infer<typeof Scale>; writing: boolean }, scored: Scored): WhatIf {
  const { total, content, formatting, writing } = scored;
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

/** Each finding costs less than the one before, all together never more than the maximum. */
export function countLoss(cost: CountCost, findings: readonly { count: number; weight: number }[]): number {
  const k = findings.reduce((sum, { count, weight }) => sum + count * weight, 0);
  return cost.max * (1 - Math.exp((-cost.weight * (k / cost.relief)) / cost.max));
}
