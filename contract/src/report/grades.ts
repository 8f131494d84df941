import { type Grades as GradesType, letters, type Scores as ScoresType } from '@redmark/rubric';
import { z } from 'zod';

export const Grade = z.enum(letters);
/** What was not read well enough has no letter; `Writing` is null when the text is not English, too. */
export const Grades = z.object({
  Cumulative: Grade.nullable(),
  Content: Grade.nullable(),
  Format: Grade.nullable(),
  Writing: Grade.nullable(),
}) satisfies z.ZodType<GradesType>;
/** Of 100 each. */
export const Scores = z.object({
  Cumulative: z.number(),
  Content: z.number(),
  Format: z.number(),
  Writing: z.number(),
}) satisfies z.ZodType<ScoresType>;
