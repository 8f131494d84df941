import * as rubric from '@redmark/rubric';
import { z } from 'zod';

/** `[x1, y1, x2, y2]` in points from the top-left corner of the unscaled page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<rubric.Box>;
export type Box = rubric.Box;
/** A box and its page; pages count from 0. */
export const PageBox = z.object({ page: z.int(), box: Box }) satisfies z.ZodType<rubric.PageBox>;

export const Category = z.enum(rubric.categories);
export type Category = rubric.Category;
export const Severity = z.enum(rubric.severities);

/** One numbered mistake; `gain` is what fixing it adds to the final score, in points. */
export const Finding = z.object({
  number: z.int(),
  rule: z.string(),
  category: Category,
  group: z.enum(rubric.groups),
  severity: Severity,
  title: z.string(),
  advice: z.string(),
  text: z.string(),
  gain: z.number(),
  rewrite: z.string().optional(),
  boxes: z.array(PageBox),
  /** Title of its section; empty in reports stored before this field existed. */
  section: z.string(),
  /** Whether it is a plain error, which readers take for carelessness. */
  isPlainError: z.boolean(),
}) satisfies z.ZodType<rubric.Finding>;
export type Finding = rubric.Finding;
