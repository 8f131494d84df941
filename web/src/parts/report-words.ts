import { fallbackDateText } from '@redmark/contract';

const suffix = /\.pdf$/i;

/** The part of a file name that one may change. */
export const nameOf = (fileName: string) => fileName.replace(suffix, '');

/** Short month, day and year, as in `Nov 8, 2023`. */
export function dateText(createdAt: string): string {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return fallbackDateText;
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
