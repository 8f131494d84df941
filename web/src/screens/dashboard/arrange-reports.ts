import type { Resume } from '@redmark/contract';
import { nameOf } from '../../parts/report-words.ts';

export { dateText, nameOf } from '../../parts/report-words.ts';

export const orders = ['Date', 'Ascending', 'Descending'] as const;
export type Order = (typeof orders)[number];

/** A resume with pages to show and a report to open. */
export type Report = Resume & { thumbnail: NonNullable<Resume['thumbnail']>; grading: NonNullable<Resume['grading']> };

export const reportsAmong = (resumes: Resume[]): Report[] =>
  resumes.filter((resume): resume is Report => resume.thumbnail !== null && resume.grading !== null);

/** What matches the search, in the order asked for: newest first, or by file name. */
export function arrangeReports<R extends Pick<Resume, 'fileName' | 'createdAt'>>(
  reports: R[],
  search: string,
  order: Order,
): R[] {
  const wanted = search.trim().toLowerCase();
  const matching = reports.filter(({ fileName }) => fileName.toLowerCase().includes(wanted));
  const byName = (a: R, b: R) => a.fileName.localeCompare(b.fileName, 'en', { numeric: true, sensitivity: 'base' });
  if (order === 'Ascending') return matching.toSorted(byName);
  if (order === 'Descending') return matching.toSorted((a, b) => byName(b, a));
  return matching.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The edited text as a file name; without any text the name stays as it is. */
export function fileNameFrom(text: string, existing: string): string {
  const name = nameOf(text.trim()).trim();
  return name === '' ? existing : `${name}.pdf`;
}
