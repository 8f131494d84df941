import { z } from 'zod';
import { passwordDemands } from './demands.ts';
import { requiredText } from './required-text.ts';

/** The rules of the forms and the sentences they say. */
export { requiredText };
export const emailText = 'Invalid email address';
export const passwordText = 'Minimum eight characters, at least one letter, one number and one symbol (e.g., @, #, $)';
export const mismatchText = 'Passwords did not match';

export const required = z.string().trim().min(1, requiredText);

export const email = required.pipe(z.email(emailText));

export const password = z
  .string()
  .min(1, requiredText)
  .refine((text) => passwordDemands.every(({ isMet }) => isMet(text)), { error: passwordText });

export const retyped = z.string().min(1, requiredText);

/** To be added to a form that asks twice; it speaks when both fields are filled, whatever else is wrong. */
export const sameTwice = [
  ({ password, retype }: { password: string; retype: string }) => retype === '' || retype === password,
  { path: ['retype'] as PropertyKey[], error: mismatchText, when: () => true },
] as const;
