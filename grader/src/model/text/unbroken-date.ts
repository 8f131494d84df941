import type { DateSpan, Row } from '../resume.ts';

/** Whether the words of a date stand side by side: of "Warden 2008 – 2010, Scribe 2005 – 2008" two times were read as one. */
export function isUnbroken({ words }: DateSpan, rows: readonly Row[]): boolean {
  const [first] = words;
  const row = rows.find((one) => first !== undefined && one.words.includes(first));
  if (!row || !words.every((word) => row.words.includes(word))) return true;
  const places = words.map((word) => row.words.indexOf(word));
  const between = row.words.slice(Math.min(...places), Math.max(...places) + 1);
  return between.every((word) => words.includes(word) || !/\p{L}{3}/u.test(word.text));
}
