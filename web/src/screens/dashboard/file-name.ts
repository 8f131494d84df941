import { nameOf } from '../../parts/report/report-words.ts';

/** The edited text as a file name; without any text the name stays as it is. */
export function fileNameFrom(text: string, existing: string): string {
  const name = nameOf(text.trim()).trim();
  return name === '' ? existing : `${name}.pdf`;
}
