import { fallbackDateText } from '@redmark/contract';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const suffix = /\.pdf$/i;

/** A file name without its suffix: the part that can be edited. */
export const nameOf = (fileName: string) => fileName.replace(suffix, '');

/** The date of a report, or the fallback where it has none. */
export function dateText(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? fallbackDateText : dayText(createdAt);
}

/**
 * Short month, day and year in the reader's time zone, as in `Nov 8, 2023`. Formatted by hand: on a phone the browser's
 * own formatter takes longer to start than a list of reports takes to render.
 */
export function dayText(at: string): string {
  const date = new Date(at);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
