import { fallbackDateText } from '@redmark/contract';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const suffix = /\.pdf$/i;

/** The part of a file name that one may change. */
export const nameOf = (fileName: string) => fileName.replace(suffix, '');

/** The day of a report; one that has none gets a day that stands for it. */
export function dateText(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? fallbackDateText : dayText(createdAt);
}

/**
 * Short month, day and year where the reader is, as in `Nov 8, 2023`. Put together here: the browser's own formatter
 * takes longer to start on a phone than a list of reports takes to be drawn.
 */
export function dayText(at: string): string {
  const date = new Date(at);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
