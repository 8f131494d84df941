import { passwordMinLength } from '@redmark/contract';
import { z } from 'zod';
import { requiredText } from './required-text.ts';

/** The rules of the forms and the sentences they say. */
export { requiredText };
export const emailText = 'Invalid email address';
export const passwordText = 'Minimum eight characters, at least one letter, one number and one symbol (e.g., @, #, $)';
export const mismatchText = 'Passwords did not match';

/** What a password must have, each in the words of a list that ticks itself off while one types. */
export const passwordDemands = [
  { said: 'Eight characters', isMet: (text: string) => text.length >= passwordMinLength },
  { said: 'An uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { said: 'A number', isMet: (text: string) => /\d/.test(text) },
  { said: 'A symbol', isMet: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
];

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
