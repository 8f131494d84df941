import { z } from 'zod';
import { letters } from './grade-scale.ts';

export const Grade = z.enum(letters);
/** `Writing` is null when the text is not English, the only language whose writing is checked. */
export const Grades = z.object({ Cumulative: Grade, Content: Grade, Format: Grade, Writing: Grade.nullable() });
