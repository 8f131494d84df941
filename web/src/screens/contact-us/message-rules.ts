import { feedbackMinLength } from '@redmark/contract';

/** The rules of the form by hand: the library for schemas weighs more than this whole page. A test compares them. */
export const fields = ['firstName', 'lastName', 'email', 'feedback'] as const;
export type Field = (typeof fields)[number];
export type Message = Record<Field, string>;

const requiredText = 'This field is required';
const emailText = 'Invalid email address';
const shortText = `Please enter at least ${feedbackMinLength} characters`;
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with a field, or undefined. */
export function complaintAbout(field: Field, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return requiredText;
  if (field === 'email' && !address.test(text)) return emailText;
  if (field === 'feedback' && text.length < feedbackMinLength) return shortText;
  return undefined;
}
