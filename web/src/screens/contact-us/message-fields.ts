import { feedbackMinLength } from '@redmark/contract';
import { z } from 'zod';
import { email, lines, required } from '../../parts/form/rules.ts';

/** Loaded on demand: the library for schemas is larger than the whole form. */
const fields = z.object({
  firstName: required,
  lastName: required,
  email,
  feedback: lines({ minLength: feedbackMinLength }),
});

export type Message = z.output<typeof fields>;
export type Complaints = Partial<Record<string, string>>;

/** The message, or the first complaint about each field that is wrong, in the order of the form. */
export function readMessage(form: unknown): { message?: Message; complaints: Complaints } {
  const { data, error } = fields.safeParse(form);
  if (data) return { message: data, complaints: {} };
  const complaints: Complaints = {};
  for (const { path, message } of error.issues) complaints[String(path[0])] ??= message;
  return { complaints };
}
