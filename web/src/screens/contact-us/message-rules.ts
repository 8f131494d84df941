import { feedbackMinLength } from '@redmark/contract';
import { requiredText } from '../../parts/form/required-text.ts';
import { complaintAboutLines } from '../../parts/form/several-lines.ts';

/** The rules of the form by hand: the library for schemas weighs more than this whole page. A test compares them. */
export const fields = ['firstName', 'lastName', 'email', 'feedback'] as const;
export type Field = (typeof fields)[number];
export type Message = Record<Field, string>;

const emailText = 'Invalid email address';
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with a field, or undefined. */
export function complaintAbout(field: Field, value: string): string | undefined {
  if (field === 'feedback') return complaintAboutLines(value, { minLength: feedbackMinLength });
  const text = value.trim();
  if (text === '') return requiredText;
  if (field === 'email' && !address.test(text)) return emailText;
  return undefined;
}
