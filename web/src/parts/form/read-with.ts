import type { z } from 'zod';
import type { Complaints } from './use-plain-form.ts';

/** What is in a form, or the first complaint about each field that is wrong, in the order of the form. */
export function readWith<Schema extends z.ZodType>(
  fields: Schema,
  form: unknown,
): { value?: z.output<Schema>; complaints: Complaints } {
  const { data, error } = fields.safeParse(form);
  if (error === undefined) return { value: data, complaints: {} };
  const complaints: Complaints = {};
  for (const { path, message } of error.issues) complaints[String(path[0])] ??= message;
  return { complaints };
}
