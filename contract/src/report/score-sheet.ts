import type * as rubric from '@redmark/rubric';
import { z } from 'zod';
import { Category } from './finding.ts';
import { Grade } from './grades.ts';

const byCategory = z.object({ content: z.number(), formatting: z.number(), writing: z.number() });
const Scale = z.array(z.object({ letter: Grade, from: z.number() })) satisfies z.ZodType<rubric.Scale>;

const SheetCost = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('presence'), weight: z.number() }),
  z.object({ kind: z.literal('count'), weight: z.number(), max: z.number(), relief: z.number() }),
  z.object({ kind: z.literal('shortfall'), max: z.number() }),
]) satisfies z.ZodType<rubric.SheetCost>;

const weighed = { number: z.int(), weight: z.number(), count: z.number(), loss: z.number() };
const SheetFinding = z.object({ ...weighed, grave: z.number() }) satisfies z.ZodType<rubric.SheetFinding>;
const CappedFinding = z.object({
  ...weighed,
  cap: z.object({ category: z.number().optional(), total: z.number().optional() }),
}) satisfies z.ZodType<rubric.CappedFinding>;

const ofRule = { rule: z.string(), category: Category, cost: SheetCost, objective: z.boolean() };
const SheetRule = z.object({ ...ofRule, findings: z.array(SheetFinding) }) satisfies z.ZodType<rubric.SheetRule>;
const CappedRule = z.object({ ...ofRule, findings: z.array(CappedFinding) }) satisfies z.ZodType<rubric.CappedRule>;

const Sheet = z.object({
  writing: z.boolean(),
  /** What has no letter because not enough of it was read. */
  unread: z.enum(['content', 'whole']).optional(),
  rules: z.array(SheetRule),
  kappa: byCategory,
  /** Missing in reports made before rubric 2026.11.10. */
  onset: z.object({ most: byCategory, over: z.number() }).optional(),
  shares: byCategory,
  meanPower: z.number(),
  plainErrors: z.object({ weight: z.number(), max: z.number() }),
  scale: Scale,
}) satisfies z.ZodType<rubric.ScoreSheet>;

const SheetWithCaps = z.object({
  writing: z.boolean(),
  rules: z.array(CappedRule),
  kappa: byCategory,
  shares: byCategory,
  weakestPlus: z.number(),
  objectiveCaps: z.array(z.object({ from: z.number(), total: z.number() })),
  scale: Scale,
}) satisfies z.ZodType<rubric.SheetWithCaps>;

/** Everything a score was computed from, with the numbers of the rubric that computed it. */
export const ScoreSheet = z.union([Sheet, SheetWithCaps]) satisfies z.ZodType<rubric.AnySheet>;
export type ScoreSheet = rubric.AnySheet;
