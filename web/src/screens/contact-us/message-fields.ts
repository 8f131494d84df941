import { feedbackMinLength } from '@redmark/contract';
import { z } from 'zod';
import { readWith } from '../../parts/form/read-with.ts';
import { email, lines, required } from '../../parts/form/rules.ts';

/** Loaded on demand: the library for schemas is larger than the whole form. */
const fields = z.object({
  firstName: required,
  lastName: required,
  email,
  feedback: lines({ minLength: feedbackMinLength }),
});

export type Message = z.output<typeof fields>;

export const readMessage = (form: unknown) => readWith(fields, form);
