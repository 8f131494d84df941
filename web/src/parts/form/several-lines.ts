import { requiredText } from './required-text.ts';

/** What a form asks of a field of several lines; without words of its own it hears ours. */
export type LinesRule = { minLength?: number; pattern?: RegExp; message?: string };

/** What is wrong with the text, or undefined. Blanks around it do not count. */
export function complaintAboutLines(text: string, { minLength = 1, pattern, message }: LinesRule): string | undefined {
  const written = text.trim();
  if (written === '') return requiredText;
  if (written.length < minLength) return message ?? `Please enter at least ${minLength} characters`;
  if (pattern && !pattern.test(written)) return message ?? 'Please check what you wrote here';
  return undefined;
}
