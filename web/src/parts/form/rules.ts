import { z } from 'zod';
import { passwordDemands } from './password-rules.ts';
import { requiredText } from './required-text.ts';

/** The rules of the forms and the sentences shown where they are not kept. */
export { requiredText };
export const emailText = 'Invalid email address';
export const passwordText = 'Minimum eight characters, at least one letter, one number and one symbol (e.g., @, #, $)';
export const mismatchText = 'Passwords did not match';

export const required = z.string().trim().min(1, requiredText);

/** What a form asks of a field of several lines; `message` replaces our own sentence. */
export type LinesRule = { minLength?: number; pattern?: RegExp; message?: string };

export function lines({ minLength = 1, pattern, message }: LinesRule) {
  const long = required.min(minLength, message ?? `Please enter at least ${minLength} characters`);
  return pattern ? long.regex(pattern, message ?? 'Please check what you wrote here') : long;
}

export const email = required.pipe(z.email(emailText));

export const password = z
  .string()
  .min(1, requiredText)
  .refine((text) => passwordDemands.every(({ isMet }) => isMet(text)), { error: passwordText });

export const retyped = z.string().min(1, requiredText);

const retypeDiffers: { path: PropertyKey[]; error: string; when: () => boolean } = {
  path: ['retype'],
  error: mismatchText,
  when: () => true,
};

/** For `refine`, in a form that asks twice: complains once both fields are filled, whatever else is wrong. */
export const sameTwice = [
  ({ password, retype }: { password: string; retype: string }) => retype === '' || retype === password,
  retypeDiffers,
] as const;
